import type { OrderPart } from '@/src/domain/checkout/order'

/** The order a buyer signs, in the words it is kept in (BUY-07). */
export const Order = ({ parts }: { parts: readonly OrderPart[] }) => (
  <div className="divide-y divide-line rounded-xl border border-line bg-canvas">
    {parts.map(({ title, rows, text }) => (
      <section key={title} className="grid gap-3 p-5 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-6 sm:p-6">
        <h3 className="font-semibold">{title}</h3>
        {text === null ? (
          <dl className="grid gap-2 text-[0.9375rem]">
            {rows.map(([label, value]) => (
              <div key={label} className="flex justify-between gap-6">
                <dt className="text-muted">{label}</dt>
                <dd className="tabular text-right font-medium [overflow-wrap:anywhere]">{value}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="whitespace-pre-line text-sm leading-relaxed text-muted">{text}</p>
        )}
      </section>
    ))}
  </div>
)
