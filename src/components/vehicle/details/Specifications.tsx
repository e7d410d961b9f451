import { FEATURES_BEFORE_SHOW_ALL } from '@/src/domain/constants/vehicle'
import type { SpecGroup } from '@/src/domain/stock/specifications/specGroups'

/** Rows in view before 'Show All Specs'. */
const SHOWN = 8

const Rows = ({ rows }: { rows: SpecGroup['rows'] }) => (
  <dl className="grid gap-x-12 @xl:grid-cols-2">
    {rows.map(({ label, value }) => (
      <div key={label} className="flex justify-between gap-6 border-b border-line py-2.5 text-[0.9375rem]">
        <dt className="text-muted">{label}</dt>
        <dd className="text-right font-semibold tabular text-fg">{value}</dd>
      </div>
    ))}
  </dl>
)

interface SpecificationsProps {
  groups: SpecGroup[]
  /** Names of rows that the page has shown before, which wait behind the button. */
  said?: ReadonlySet<string>
}

/** All specifications in their groups, the first rows at once and the rest behind 'Show All Specs' (VDP-08, CAR-38..40). */
export const Specifications = ({ groups: [first, ...others], said = new Set() }: SpecificationsProps) => {
  if (!first) return null
  const news = first.rows.filter(({ label }) => !said.has(label))
  const shown = (news.length > 0 ? news : first.rows).slice(0, SHOWN)
  const rest = first.rows.filter((row) => !shown.includes(row))
  const hasMore = rest.length > 0 || others.length > 0
  return (
    <div>
      <Rows rows={shown} />
      {hasMore && (
        <details className="group flex flex-col-reverse">
          <summary className="mt-3 sm:mt-5 inline-flex min-h-9 list-none items-center font-semibold text-brand-text underline decoration-current/30 underline-offset-4 hover:decoration-current">
            <span className="group-open:hidden">Show All Specs</span>
            <span className="hidden group-open:inline">Show Fewer Specs</span>
          </summary>
          <Rows rows={rest} />
          {others.map(({ key, label, rows }) => (
            <div key={key}>
              <h3 className="mb-2 mt-8 text-subheading">{label}</h3>
              <Rows rows={rows} />
            </div>
          ))}
        </details>
      )}
    </div>
  )
}

const Items = ({ features }: { features: string[] }) => (
  <ul className="grid grid-cols-2 gap-x-5 gap-y-2.5 @xl:gap-x-8">
    {features.map((feature) => (
      <li
        key={feature}
        className="check-mark flex flex-row-reverse items-start justify-end gap-2.5 text-[0.9375rem] leading-snug max-sm:gap-2 max-sm:text-sm after:mt-0.5 sm:after:mt-1 after:shrink-0 after:text-success"
      >
        {feature}
      </li>
    ))}
  </ul>
)

/** The car's features: eight shown, the rest behind 'Show All' (VDP-09). */
export const FeatureList = ({ features }: { features: string[] }) => {
  const rest = features.slice(FEATURES_BEFORE_SHOW_ALL)
  return (
    <div>
      <Items features={features.slice(0, FEATURES_BEFORE_SHOW_ALL)} />
      {rest.length > 0 && (
        <details className="group mt-2.5 flex flex-col-reverse">
          <summary className="mt-2 sm:mt-4 inline-flex min-h-9 list-none items-center font-semibold text-brand-text underline decoration-current/30 underline-offset-4 hover:decoration-current">
            <span className="group-open:hidden">Show All</span>
            <span className="hidden group-open:inline">Hide</span>
          </summary>
          <Items features={rest} />
        </details>
      )}
    </div>
  )
}
