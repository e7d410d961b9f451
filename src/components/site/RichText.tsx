import { type JSXConvertersFunction, RichText as LexicalText } from '@payloadcms/richtext-lexical/react'
import type { ComponentProps } from 'react'
import { headingIds, wordsOf } from '@/src/domain/content/articles/articleContents'
import { cx } from '../ui/cx'

const LOWER = ['h2', 'h3', 'h4', 'h5', 'h6'] as const

/** The page's title is its only h1, so an editor's h1 is rendered one level lower (SEO-01). */
const convertersWith =
  (idOf: (words: string) => string | undefined): JSXConvertersFunction =>
  ({ defaultConverters }) => ({
    ...defaultConverters,
    heading: ({ node, nodesToJSX }) => {
      const Heading = LOWER.find((tag) => tag === node.tag) ?? 'h2'
      return <Heading id={idOf(wordsOf(node))}>{nodesToJSX({ nodes: node.children })}</Heading>
    },
  })

interface RichTextProps {
  content: ComponentProps<typeof LexicalText>['data']
  /** Its headings have names, so that contents lead to them. */
  named?: boolean
  className?: string
}

/** The editor's rich text, in the site's typography. */
export const RichText = ({ content, named = false, className }: RichTextProps) => (
  <LexicalText
    data={content}
    converters={convertersWith(named ? headingIds() : () => undefined)}
    className={cx('rich-text', className)}
  />
)
