/** Body in the small Markdown the seed reads: paragraphs, '## ' headings, '- ' lists, '[words](/path)'. */
export interface DemoBlog {
  title: string
  slug: string
  daysAgo: number
  category: string
  /** One of its people; left out: the dealership. */
  author?: string
  description: string
  body: string
  picture: string
  /** Pictures of the studio beside it. */
  otherPictures?: string[]
  /** The search for the vehicles it is about. */
  covers?: string
}
