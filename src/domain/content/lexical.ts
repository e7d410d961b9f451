/** A node of the rich text editor's document. */
interface LexicalNode {
  type: string
  version: number
  [key: string]: unknown
}

/** The value of a rich text field. */
export interface RichText {
  root: {
    type: string
    version: number
    direction: 'ltr'
    format: ''
    indent: number
    children: LexicalNode[]
  }
  [key: string]: unknown
}

const block = (type: string, children: LexicalNode[], extra: Record<string, unknown> = {}): LexicalNode => ({
  type,
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  children,
  ...extra,
})

const words = (text: string, format: 0 | 1 | 2 = 0): LexicalNode => ({
  type: 'text',
  version: 1,
  detail: 0,
  format,
  mode: 'normal',
  style: '',
  text,
})

const link = (text: string, url: string): LexicalNode =>
  block('link', [words(text)], { version: 3, fields: { linkType: 'custom', newTab: false, url } })

const inline = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|\[(?<label>[^\]]+)\]\((?<url>[^)]+)\)/g

const inlineNodes = (text: string): LexicalNode[] => {
  const nodes: LexicalNode[] = []
  let from = 0
  for (const match of text.matchAll(inline)) {
    if (match.index > from) nodes.push(words(text.slice(from, match.index)))
    const { bold, italic, label, url } = match.groups ?? {}
    if (bold !== undefined) nodes.push(words(bold, 1))
    else if (italic !== undefined) nodes.push(words(italic, 2))
    else if (label !== undefined && url !== undefined) nodes.push(link(label, url))
    from = match.index + match[0].length
  }
  if (from < text.length) nodes.push(words(text.slice(from)))
  return nodes
}

const paragraphNode = (text: string): LexicalNode =>
  block('paragraph', inlineNodes(text), { textFormat: 0, textStyle: '' })

const listNode = (lines: string[]): LexicalNode =>
  block(
    'list',
    lines.map((line, index) =>
      block('listitem', inlineNodes(line.replace(/^- /, '')), { value: index + 1, checked: undefined }),
    ),
    { listType: 'bullet', start: 1, tag: 'ul' },
  )

const nodeOf = (chunk: string): LexicalNode => {
  const heading = /^(#{1,4}) (.*)$/s.exec(chunk)
  if (heading?.[1] && heading[2] !== undefined)
    return block('heading', inlineNodes(heading[2]), { tag: `h${heading[1].length}` })
  const lines = chunk.split('\n')
  if (lines.every((line) => line.startsWith('> ')))
    return block('quote', inlineNodes(lines.map((line) => line.slice(2)).join(' ')))
  return lines.every((line) => line.startsWith('- ')) ? listNode(lines) : paragraphNode(lines.join(' '))
}

/** Rich text from the Markdown that pages are written in in the sources: headings, paragraphs, lists, > quotes, **bold**, *italic*, links. */
export const lexical = (markdown: string): RichText => {
  const chunks = markdown.split(/\n{2,}/).map((chunk) => chunk.trim())
  const children = chunks.filter((chunk) => chunk !== '').map(nodeOf)
  return { root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children } }
}
