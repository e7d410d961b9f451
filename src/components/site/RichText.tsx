import { type JSXConvertersFunction, RichText as LexicalText } from '@payloadcms/richtext-lexical/react'
import type { ComponentProps } from 'react'

const LOWER = ['h2', 'h3', 'h4', 'h5', 'h6'] as const

/** The page's title is its only h1, so an editor's h1 is rendered one level lower (SEO-01). */
const converters: JSXConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  heading: ({ node, nodesToJSX }) => {
    const Heading = LOWER.find((tag) => tag === node.tag) ?? 'h2'
    return <Heading>{nodesToJSX({ nodes: node.children })}</Heading>
  },
})

/** The editor's rich text, in the site's typography. */
export const RichText = ({ content }: { content: ComponentProps<typeof LexicalText>['data'] }) => (
  <LexicalText data={content} converters={converters} className="rich-text" />
)
