import type { DemoPage } from '../DemoTenant'
import { faq, text } from '../../starter/writtenBlocks'

interface SearchWords {
  /** Path under /search, such as 'used-cars' or 'toyota/corolla'. */
  path: string
  heading: string
  /** One or two sentences above the results; a link may be in them. */
  intro: string
  description: string
  questions?: [question: string, answer: string][]
}

/** The words of a search page: heading, intro, and questions under the results (RTE-14..23). */
export const searchPage = ({ path, heading, intro, description, questions }: SearchWords): DemoPage => ({
  title: heading,
  slug: `search-${path.replaceAll('/', '-')}`,
  description,
  layout: [text(intro), ...(questions ? [faq('Good to know before you choose', questions, 'surface')] : [])],
})
