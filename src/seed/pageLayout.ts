import { siteBlocks } from '@/blocks'
import type { Page } from '@/src/payload-types'
import type { DemoBlock } from '@/tenants/demo/DemoTenant'
import { lexical } from './lexical'
import { studioPicture, type StudioLibrary } from './StudioLibrary'

type Layout = NonNullable<Page['layout']>

const known = new Set(siteBlocks.map(({ slug }) => slug))
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isLayout = (value: unknown): value is Layout =>
  Array.isArray(value) &&
  value.every((block) => isRecord(block) && typeof block.blockType === 'string' && known.has(block.blockType))

const resolved = (value: unknown, library: StudioLibrary): unknown => {
  if (typeof value === 'string') return value.startsWith('studio:') ? studioPicture(library, value.slice(7)) : value
  if (Array.isArray(value)) return value.map((entry) => resolved(entry, library))
  if (!isRecord(value)) return value
  if (typeof value.$markdown === 'string') return lexical(value.$markdown)
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, resolved(entry, library)]))
}

/**
 * A page's sections as stored: Markdown becomes rich text, 'studio:suv/red' the address of that picture.
 *
 * @throws Error when a section has a type no page may carry.
 */
export const pageLayout = (blocks: readonly DemoBlock[], library: StudioLibrary): Layout => {
  const layout = resolved(blocks, library)
  if (!isLayout(layout))
    throw new Error(`A demo page has an unknown section: ${blocks.map(({ blockType }) => blockType).join(', ')}`)
  return layout
}
