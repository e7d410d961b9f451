import { inflateSync } from 'node:zlib'

export interface PdfWords {
  text: string
  x: number
  y: number
}

const words = (stream: string): PdfWords[] =>
  [...stream.matchAll(/1 0 0 1 ([\d.-]+) ([\d.-]+) Tm[\s\S]*?\[(.*?)\] TJ/g)].map(([, x, y, parts = '']) => ({
    x: Number(x),
    y: Number(y),
    text: [...parts.matchAll(/<([0-9a-f]*)>/g)]
      .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
      .join(''),
  }))

/** What a PDF of ours says, page by page, with the places of its words in points from the lower left. */
export const readPdf = (pdf: Uint8Array) => {
  const file = Buffer.from(pdf).toString('latin1')
  const pages = [...file.matchAll(/\/Filter \/FlateDecode\s*>>\s*stream\n([\s\S]*?)\nendstream/g)].flatMap(
    ([, stream = '']) => {
      const found = words(inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
      return found.length > 0 ? [found] : []
    },
  )
  return {
    pages,
    text: pages.map((page) => page.map(({ text }) => text).join(' ')).join('\n'),
    links: [...file.matchAll(/\/URI \((.*?)\)/g)].map(([, link]) => link),
    pictures: [...file.matchAll(/\/Subtype \/Image/g)].length,
  }
}
