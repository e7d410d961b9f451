import { withoutHints } from '@/src/domain/media/pictureHints'
import { MoveHorizontal, ZoomIn } from 'lucide-react'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import type { ModelGrade, ModelRange } from '@/src/domain/content/models/modelRange'
import { pictureClass } from './GradeSwitch'

/** Its edge fades where more is to come, and ends with as much empty room. */
const SCROLLS =
  'no-scrollbar max-sm:-mx-gutter max-sm:overflow-x-auto max-sm:pl-gutter max-sm:[mask-image:linear-gradient(to_left,transparent,black_4rem)]'

interface GradePlansProps {
  /** What the pictures show: 'Floor plan'. */
  label: string
  /** For each grade its own; null: there is none. */
  plans: (ModelRange['gallery'][number] | null)[]
  grades: ModelGrade[]
}

/** Pictures that tell the grades apart, that of the chosen one large; each leads to itself, in full size. On a phone it is wider than the window and scrolls, so that its small words can be read. */
export const GradePlans = ({ label, plans, grades }: GradePlansProps) => (
  <div className="mb-6">
    {plans.map((plan, index) => (
      <div key={index} className={cx(pictureClass(grades, index), plan && SCROLLS)}>
        {plan ? (
          <a
            href={withoutHints(plan.url)}
            className="group/plan relative block text-sm font-semibold text-brand-text max-sm:mr-16 max-sm:w-[36rem]"
          >
            <span className="relative block aspect-[8/5] overflow-hidden rounded-lg bg-surface lg:aspect-[2/1]">
              <Photo
                url={plan.url}
                alt={plan.alt}
                sizes="(min-width: 1344px) 78rem, (min-width: 640px) 100vw, 36rem"
                className="object-cover transition-transform duration-500 group-hover/plan:scale-[1.02]"
              />
            </span>
            <span className="sticky left-0 mt-2 inline-flex min-h-6 items-center gap-1.5 group-hover/plan:underline">
              Enlarge
              <ZoomIn aria-hidden className="size-4" />
            </span>
          </a>
        ) : (
          <p className="text-muted">
            {label} of the {grades[index]?.name}: on request
          </p>
        )}
      </div>
    ))}
    {plans.some(Boolean) && (
      <p
        aria-hidden
        className="pointer-events-none -mt-6 flex h-6 items-center justify-end gap-1.5 text-sm text-muted sm:hidden"
      >
        Swipe to see all of it
        <MoveHorizontal className="size-4" />
      </p>
    )}
  </div>
)
