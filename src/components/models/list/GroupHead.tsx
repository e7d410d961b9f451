import { MakeLogo } from '@/src/components/site/MakeLogo'
import { cx } from '@/src/components/ui/cx'
import { counted } from '@/src/domain/counted'
import type { ModelGroup } from '@/src/domain/content/models/modelGroups'
import type { ModelTile } from '@/src/domain/content/models/modelTile'

/** Where a make's models begin on the page, for the chips above them. */
export const makeAnchor = (slug: string): string => `make-${slug}`

interface GroupHeadProps {
  group: ModelGroup<ModelTile>
  /** The only one of the page, whose own heading says it. */
  alone: boolean
  /** In a wide window beside its list, and in view as long as that is. */
  beside?: boolean
}

const BESIDE = 'lg:sticky lg:top-28 lg:block lg:space-y-2 lg:self-start lg:border-t lg:border-line-strong lg:pt-4'

/** Above a group of the range: its body, or its make with who sells it, and how many it has. */
export const GroupHead = ({ group: { title, said, models }, alone, beside = false }: GroupHeadProps) => (
  <div className={alone ? 'sr-only' : cx('mb-5 flex flex-wrap items-center gap-x-3 gap-y-1', beside && BESIDE)}>
    {said?.make && <MakeLogo slug={said.make.slug} className="size-8" />}
    <h2 className="text-heading">{title}</h2>
    {said?.seller && (
      <p className="text-muted sm:mt-1.5">{said.seller.includes(title) ? said.seller : `at ${said.seller}`}</p>
    )}
    <p className="ml-auto text-muted tabular sm:mt-1.5">{counted(models.length, 'model')}</p>
  </div>
)
