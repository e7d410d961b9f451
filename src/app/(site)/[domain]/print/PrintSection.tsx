import type { BrochureSectionContent } from '@/src/documents/brochure/BrochureContent'

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
