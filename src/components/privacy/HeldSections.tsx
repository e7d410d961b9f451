import type { HeldSection } from '@/src/domain/privacy/heldSections'

/** What is held of a person, part by part. */
export const HeldSections = ({ sections }: { sections: readonly HeldSection[] }) =>
  sections.map(({ title, items }) => (
    <section key={title} className="mt-10">
      <h2 className="text-heading">{title}</h2>
      {items.map((item, at) => (
        <article key={at} className="mt-5 rounded-lg border border-line bg-canvas p-5 sm:p-6">
          <h3 className="text-subheading font-semibold">{item.title}</h3>
          <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
            {item.facts.map(([label, value], fact) => (
              <div key={fact} className="contents">
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="mb-2 wrap-anywhere whitespace-pre-wrap sm:mb-0">{value}</dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
    </section>
  ))
