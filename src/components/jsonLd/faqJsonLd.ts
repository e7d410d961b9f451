import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'

type Answer = Parameters<typeof convertLexicalToPlaintext>[0]['data']

/** Questions with their answers as structured data (SEO-02). */
export const faqJsonLd = (items: readonly { question: string; answer: Answer }[]) => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: convertLexicalToPlaintext({ data: answer }).trim() },
  })),
})
