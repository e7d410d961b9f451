import { Photo } from '@/src/components/ui/Photo'
import type { ModelRange } from '@/src/domain/content/models/modelRange'
import { CELL } from './GradeHead'
import { RowHead } from './RowHead'

interface GradePlansProps {
  /** What the pictures show: 'Floor plan'. */
  label: string
  /** For each grade its own; null: there is none. */
  plans: (ModelRange['gallery'][number] | null)[]
}

/** Pictures that tell the grades apart, in their columns. */
export const GradePlans = ({ label, plans }: GradePlansProps) => (
  <tr className="border-b border-line">
    <RowHead label={label} />
    {plans.map((plan, column) => (
      <td key={column} className={CELL}>
        {plan ? (
          <span className="relative block aspect-[8/5] overflow-hidden rounded-md bg-surface">
            <Photo url={plan.url} alt={plan.alt} sizes="(min-width: 1024px) 24rem, 60vw" className="object-contain" />
          </span>
        ) : (
          '–'
        )}
      </td>
    ))}
  </tr>
)
