import { Fragment, type ReactNode } from 'react'
import type { Page } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'
import * as components from './components'

type SiteBlock = NonNullable<Page['layout']>[number]
type Blocks = { [B in SiteBlock as B['blockType']]: B }
type BlockSlug = keyof Blocks
type BlockComponents = { [S in BlockSlug]: (props: { block: Blocks[S]; site: Site }) => ReactNode | Promise<ReactNode> }

/** One component for every block an editor may place: leaving one out does not compile. */
const componentOf: BlockComponents = components

const renderBlock = <S extends BlockSlug>(slug: S, block: Blocks[S], site: Site): ReactNode | Promise<ReactNode> =>
  componentOf[slug]({ block, site })

/** The sections of a page, in the editor's order. */
export const RenderBlocks = async ({ blocks, site }: { blocks: SiteBlock[]; site: Site }) => {
  const sections = await Promise.all(blocks.map((block) => renderBlock(block.blockType, block, site)))
  return sections.map((section, index) => <Fragment key={blocks[index]?.id ?? index}>{section}</Fragment>)
}
