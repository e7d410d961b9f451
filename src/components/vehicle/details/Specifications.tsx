import { FEATURES_BEFORE_SHOW_ALL } from '@/src/domain/constants/vehicle'
import type { SpecGroup } from '@/src/domain/stock/specifications/specGroups'
import { MoreSummary } from './MoreSummary'

/** Rows in view before 'Show All Specs'. */
const SHOWN = 10

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

/** All specifications: the first rows at once, the rest in their groups behind 'Show All Specs' (VDP-08, CAR-38..40). */
export const Specifications = ({ groups, said = new Set() }: SpecificationsProps) => {
  const rows = groups.flatMap((group) => group.rows)
  const news = rows.filter(({ label }) => !said.has(label))
  const shown = (news.length > 0 ? news : rows).slice(0, SHOWN)
  const rest = groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => !shown.includes(row)) }))
    .filter((group) => group.rows.length > 0)
  return (
    <div>
      <Rows rows={shown} />
      {rest.length > 0 && (
        <details className="group flex flex-col-reverse">
          <MoreSummary className="mt-3 sm:mt-5" more="Show All Specs" less="Show Fewer Specs" />
          {rest.map(({ key, label, rows: others }) => (
            <div key={key}>
              <h3 className="mb-2 mt-6 text-subheading">{label}</h3>
              <Rows rows={others} />
            </div>
          ))}
        </details>
      )}
    </div>
  )
}

const Items = ({ features }: { features: string[] }) => (
  <ul className="grid grid-cols-2 gap-x-5 gap-y-2.5 @xl:gap-x-8 @5xl:grid-cols-4">
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
          <MoreSummary className="mt-2 sm:mt-4" more="Show All" less="Hide" />
          <Items features={rest} />
        </details>
      )}
    </div>
  )
}
