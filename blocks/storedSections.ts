import { isRecord } from '@/src/domain/isRecord'
import { siteBlocks } from './pickerOrder'
import type { Page } from '@/src/payload-types'
import type { WrittenBlock } from '@/tenants/starter/WrittenPage'
import { lexical } from '@/src/domain/content/lexical'

/** The address of a studio picture such as 'suv/red/side'; null: none was drawn. */
type PictureAt = (token: string) => string | null

type Layout = NonNullable<Page['layout']>

const known = new Set(siteBlocks.map(({ slug }) => slug))
const isLayout = (value: unknown): value is Layout =>
  Array.isArray(value) &&
  value.every((block) => isRecord(block) && typeof block.blockType === 'string' && known.has(block.blockType))

const resolved = (value: unknown, pictureAt: PictureAt): unknown => {
  if (typeof value === 'string') return value.startsWith('studio:') ? pictureAt(value.slice(7)) : value
  if (Array.isArray(value)) return value.map((entry) => resolved(entry, pictureAt))
  if (!isRecord(value)) return value
  if (typeof value.$markdown === 'string') return lexical(value.$markdown)
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, resolved(entry, pictureAt)]))
}

/**
 * A page's sections as stored: Markdown becomes rich text, 'studio:suv/red' the address of that picture.
 *
 * @throws Error when a section has a type no page may carry.
 */
export const storedSections = (blocks: readonly WrittenBlock[], pictureAt: PictureAt): Layout => {
  const layout = resolved(blocks, pictureAt)
  if (!isLayout(layout))
    throw new Error(`A page has an unknown section: ${blocks.map(({ blockType }) => blockType).join(', ')}`)
  return layout
}
