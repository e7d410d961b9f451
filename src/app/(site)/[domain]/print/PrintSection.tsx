import { CarRepayment } from '@/src/components/finance/CarRepayment'
import { ComparisonWarning } from '@/src/components/finance/ComparisonWarning'
import { Photo } from '@/src/components/ui/Photo'
import { cx } from '@/src/components/ui/cx'
import type { BrochureSectionContent } from '@/src/documents/brochure/BrochureContent'
import { carEstimate } from '@/src/domain/finance/carEstimate'
import { comparisonNotice } from '@/src/domain/legal/comparisonNotice'
import type { Car } from '@/src/domain/stock/car/Car'
import type { FinanceSite } from '@/tenants/Site'
import { legalAt } from '@/tenants/legalAt'

const Body = ({ section }: { section: BrochureSectionContent }) => {
  if (section.kind === 'text') return <p className="whitespace-pre-line">{section.text}</p>
  if (section.kind === 'list') {
    return (
      <ul className="list-disc gap-8 sm:columns-2 print:columns-2 pl-4 marker:text-brand">
        {section.items.map((item) => (
          <li key={item} className="break-inside-avoid py-0.5">
            {item}
          </li>
        ))}
      </ul>
    )
  }
  return (
    <dl className="gap-8 sm:columns-2 print:columns-2">
      {section.rows.map(({ label, value }) => (
        <div key={label} className="flex break-inside-avoid justify-between gap-4 border-b border-line py-1">
          <dt className="text-muted">{label}</dt>
          <dd className="text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A part of the printed page, its heading in a column of its own. Only long text may go on overleaf. */
export const PrintSection = ({ section }: { section: BrochureSectionContent }) => (
  <section className="grid gap-x-6 gap-y-2 border-t border-line py-4 text-sm sm:grid-cols-[8rem_1fr] print:grid-cols-[8rem_1fr]">
    <h2 className="break-after-avoid text-sm font-bold tracking-normal">{section.title}</h2>
    <Body section={section} />
  </section>
)

/** The finance example on paper, with its warning (LAW-01, LAW-02). Nothing where none may be shown. */
export const PrintFinance = ({ car, site, now }: { car: Car; site: FinanceSite; now: Date }) => {
  const estimate = carEstimate(car, site, now)
  if (!estimate) return null
  return (
    <div className="mt-5 break-inside-avoid rounded-lg border-l-4 border-brand bg-surface px-4 py-3.5">
      <CarRepayment estimate={estimate} />
      <ComparisonWarning
        text={comparisonNotice(legalAt(site, car.location?.state ?? null))}
        className="mt-2 text-[0.6875rem] leading-snug text-muted"
      />
    </div>
  )
}

/** The first photo, with two or three small ones next to it; of two photos only the first is shown, as in the PDF. */
export const PrintPhotos = ({ addresses, name }: { addresses: string[]; name: string }) => {
  const [first, ...rest] = addresses
  if (!first) return null
  const smalls = rest.length < 2 ? [] : rest.slice(0, 3)
  return (
    <div
      className={cx(
        'grid aspect-[2/1] gap-1 overflow-hidden',
        smalls.length === 3 && 'grid-cols-[3fr_1fr] grid-rows-3',
        smalls.length === 2 && 'grid-cols-[2fr_1fr] grid-rows-2',
      )}
    >
      <div className={cx('relative', smalls.length === 3 && 'row-span-3', smalls.length === 2 && 'row-span-2')}>
        <Photo url={first} alt={name} first sizes="48rem" />
      </div>
      {smalls.map((url) => (
        <div key={url} className="relative">
          <Photo url={url} alt="" first sizes="16rem" />
        </div>
      ))}
    </div>
  )
}
