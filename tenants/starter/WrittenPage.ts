/** One section of a page: its type and the fields of its form. Rich text fields hold Markdown under `$markdown`. */
export type WrittenBlock = { blockType: string } & Record<string, unknown>

/** A page as it is written in the sources. `storedSections` turns its sections into what is stored. */
export interface WrittenPage {
  title: string
  slug: string
  description: string
  layout: WrittenBlock[]
}
