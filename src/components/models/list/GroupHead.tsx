import { MakeLogo } from '@/src/components/site/MakeLogo'
import type { ModelGroup } from '@/src/domain/content/models/modelGroups'
import type { ModelTile } from '@/src/domain/content/models/modelTile'

/** Where a make's models begin on the page, for the chips above them. */
export const makeAnchor = (slug: string): string => `make-${slug}`

interface GroupHeadProps {
  group: ModelGroup<ModelTile>
  /** The only one of the page, whose own heading says it. */
  alone: boolean
}

/** Above a group of the range: its body, or its make with who sells it, and how many it has. */
export const GroupHead = ({ group: { title, said, models }, alone }: GroupHeadProps) => (
  <div className={alone ? 'sr-only' : 'mb-5 flex flex-wrap items-center gap-x-3 gap-y-1'}>
    {said?.make && <MakeLogo slug={said.make.slug} className="size-8" />}
    <h2 className="text-heading">{title}</h2>
    {said?.seller && (
      <p className="text-muted sm:mt-1.5">{said.seller.includes(title) ? said.seller : `at ${said.seller}`}</p>
    )}
    <p className="ml-auto text-muted tabular sm:mt-1.5">
      {models.length} {models.length === 1 ? 'model' : 'models'}
    </p>
  </div>
)
