import { RichText as LexicalText } from '@payloadcms/richtext-lexical/react'
import type { ComponentProps } from 'react'

/** Text from the editor, in the site's type. */
export const RichText = ({ content }: { content: ComponentProps<typeof LexicalText>['data'] }) => (
  <LexicalText data={content} className="rich-text" />
)
