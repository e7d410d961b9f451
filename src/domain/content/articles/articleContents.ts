import { isRecord } from '@/src/domain/isRecord'
import { slugify } from '@/src/domain/site/slugify'

export interface ArticleHeading {
  /** Of the heading in the text, for links to it. */
  id: string
  text: string
}

const childrenOf = (node: unknown): unknown[] => (isRecord(node) && Array.isArray(node.children) ? node.children : [])

/** The words of a node of the editor's text and of those in it. */
export const wordsOf = (node: unknown): string =>
  isRecord(node) && typeof node.text === 'string' ? node.text : childrenOf(node).map(wordsOf).join('')

/** The name links reach a heading by, unlike the page's own names; a heading whose words were there before has none. */
export const headingIds = (): ((words: string) => string | undefined) => {
  const seen = new Set<string>()
  return (words) => {
    const name = slugify(words)
    if (!name || seen.has(name)) return undefined
    seen.add(name)
    return `section-${name}`
  }
}

/** The sections of an article, by its headings of the second level. */
export const articleContents = (content: unknown): ArticleHeading[] => {
  const idOf = headingIds()
  const nodes = isRecord(content) ? childrenOf(content.root) : []
  return nodes.flatMap((node) => {
    if (!isRecord(node) || node.type !== 'heading') return []
    const text = wordsOf(node)
    const id = idOf(text)
    return id && node.tag === 'h2' ? [{ id, text }] : []
  })
}

/** Words an adult reads in a minute. */
const WORDS_A_MINUTE = 220

/** How long an article takes to read. */
export const minutesToRead = (content: unknown): number => {
  const nodes = isRecord(content) ? childrenOf(content.root) : []
  const words = nodes.map(wordsOf).join(' ').split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE))
}
