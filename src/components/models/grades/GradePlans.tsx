import { ZoomIn } from 'lucide-react'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import type { ModelRange } from '@/src/domain/content/models/modelRange'
import { CELL } from './GradeHead'
import { RowHead } from './RowHead'

interface GradePlansProps {
  /** What the pictures show: 'Floor plan'. */
  label: string
  /** For each grade its own; null: there is none. */
  plans: (ModelRange['gallery'][number] | null)[]
  /** Of the cells of a column. */
  classOf?: (column: number) => string | undefined
}

/** Pictures that tell the grades apart, in their columns; each leads to itself, in full size. */
export const GradePlans = ({ label, plans, classOf }: GradePlansProps) => (
  <tr className="border-b border-line">
    <RowHead label={label} />
    {plans.map((plan, column) => (
      <td key={column} className={cx(CELL, classOf?.(column))}>
        {plan ? (
          <a href={plan.url} className="group/plan block text-sm font-semibold text-brand-text">
            <span className="relative mb-2 block aspect-[8/5] overflow-hidden rounded-md bg-surface">
              <Photo url={plan.url} alt={plan.alt} sizes="(min-width: 1024px) 24rem, 60vw" className="object-contain" />
            </span>
            <span className="inline-flex min-h-6 items-center gap-1.5 group-hover/plan:underline">
              Enlarge
              <ZoomIn aria-hidden className="size-4" />
            </span>
          </a>
        ) : (
          '–'
        )}
      </td>
    ))}
  </tr>
)
