import { KEY_FACTS_BEFORE_SHOW_MORE } from '@/src/domain/constants/vehicle'
import { cx } from '@/src/components/ui/cx'
import type { SpecRow } from '@/src/domain/stock/specifications/specGroups'
import { MoreSummary } from './MoreSummary'

/** A VIN is one word of 17 characters; it keeps to one line. */
const LONG_WORD = /\S{15}/

const Cell = ({ label, value }: SpecRow) => (
  <div className="rounded-lg bg-surface px-4 py-2.5 sm:py-4">
    <dt className="text-[0.8125rem] text-muted">{label}</dt>
    <dd
      className={cx(
        'mt-0.5 font-semibold sm:mt-1 tabular [overflow-wrap:anywhere]',
        LONG_WORD.test(value) && 'text-[0.8125rem] tracking-tight',
      )}
    >
      {value}
    </dd>
  </div>
)

/** The most important facts: four shown, the rest behind 'Show More' (VDP-02). */
export const KeyInformation = ({ rows }: { rows: SpecRow[] }) => {
  const rest = rows.slice(KEY_FACTS_BEFORE_SHOW_MORE)
  const grid = 'grid grid-cols-2 gap-2.5 sm:gap-3 @xl:grid-cols-4'
  return (
    <div>
      <dl className={grid}>
        {rows.slice(0, KEY_FACTS_BEFORE_SHOW_MORE).map((row) => (
          <Cell key={row.label} {...row} />
        ))}
      </dl>
      {rest.length > 0 && (
        <details className="group mt-2.5 flex flex-col-reverse sm:mt-3">
          <MoreSummary className="sm:mt-4" more="Show More" less="Show Less" />
          <dl className={grid}>
            {rest.map((row) => (
              <Cell key={row.label} {...row} />
            ))}
          </dl>
        </details>
      )}
    </div>
  )
}
