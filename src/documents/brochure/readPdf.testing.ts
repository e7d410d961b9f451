import { extractImages, getDocumentProxy } from 'unpdf'

export interface PdfWords {
  text: string
  /** Points from the page's lower left corner. */
  x: number
  y: number
  width: number
  /** Of the type. */
  size: number
}

/** What a reader of a PDF finds in it: its words with their places page by page, its links, pictures and title. */
export const readPdf = async (file: Uint8Array) => {
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const numbers = Array.from({ length: pdf.numPages }, (_, at) => at + 1)
  const read = await Promise.all(
    numbers.map(async (number) => {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      const links = (await page.getAnnotations()).flatMap(({ url }: { url?: string }) => url ?? [])
      return { items, links, pictures: (await extractImages(pdf, number)).length }
    }),
  )
  const pages = read.map(({ items }) =>
    items.flatMap((item): PdfWords[] =>
      'str' in item && item.str.trim()
        ? [{ text: item.str, x: item.transform[4], y: item.transform[5], width: item.width, size: item.height }]
        : [],
    ),
  )
  return {
    pages,
    /** As it is read from top to bottom, each run of white space one space. */
    text: pages
      .flat()
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' '),
    links: read.flatMap(({ links }) => links),
    pictures: read.reduce((sum, { pictures }) => sum + pictures, 0),
    info: (await pdf.getMetadata()).info,
  }
}
