import { Fragment, type ReactNode } from 'react'

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|\[([^\]]+)\]\(((?:https?:\/\/|\/|#|mailto:|tel:)[^\s)]*)\)/

/** Bold, italics and links of one line; everything else is kept as text. */
const inline = (text: string): ReactNode => {
  const match = INLINE.exec(text)
  if (!match) return text
  const [whole, bold, italic, label, href] = match
  return (
    <>
      {text.slice(0, match.index)}
      {bold && <strong>{bold}</strong>}
      {italic && <em>{italic}</em>}
      {label && (
        <a href={href} className="font-semibold underline underline-offset-4">
          {label}
        </a>
      )}
      {inline(text.slice(match.index + whole.length))}
    </>
  )
}

const isItem = (line: string): boolean => /^[-*] /.test(line)

const Block = ({ lines }: { lines: string[] }) =>
  lines.every(isItem) ? (
    <ul className="list-disc space-y-1 pl-5">
      {lines.map((line, index) => (
        <li key={index}>{inline(line.slice(2))}</li>
      ))}
    </ul>
  ) : (
    <p>
      {lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {inline(line)}
        </Fragment>
      ))}
    </p>
  )

/** Text of a setting in Markdown: paragraphs, lists, bold, italics and links. HTML in it is shown as text. */
export const Markdown = ({ text, className }: { text: string; className?: string }) => (
  <div className={className}>
    {text
      .trim()
      .split(/\n\s*\n/)
      .map((block, index) => (
        <Block key={index} lines={block.split('\n').map((line) => line.trim())} />
      ))}
  </div>
)
