import { STOCK_PATH } from '@/src/domain/site/paths'

/** A section as a page's form takes it; absent fields get the section's own defaults. */
interface PatternSection {
  blockType: string
  [field: string]: unknown
}

/**
 * A page to start from. Required texts are left empty, so that it cannot be published before an editor has written
 * them.
 */
export interface PagePattern {
  key: string
  name: string
  about: string
  /** Returns new objects for each call, because forms fill defaults into them. */
  sections: () => PatternSection[]
}

const unwritten = ''
const toTheForm = (label: string) => ({ label, href: '#enquire' })
const hero = (label: string): PatternSection => ({
  blockType: 'hero',
  variant: 'centred',
  showSearch: false,
  heading: unwritten,
  button: toTheForm(label),
})

/** Kinds of pages that marketers make again and again (CMS-01). */
export const pagePatterns: readonly PagePattern[] = [
  {
    key: 'landing-page',
    name: 'Landing page',
    about: 'For a campaign: what is on, the cars and offers it is about, and a form to answer.',
    sections: () => [
      hero('Ask us about it'),
      { blockType: 'richText' },
      { blockType: 'stockCarousel', heading: 'Cars to look at' },
      { blockType: 'offers', tone: 'surface' },
      { blockType: 'form', kind: 'contact', heading: 'Ask us about it', anchor: 'enquire', tone: 'plain' },
    ],
  },
  {
    key: 'event',
    name: 'Event',
    about: 'For a day people come by: what happens and when, where it is, and a form to say one is coming.',
    sections: () => [
      hero('Tell us you are coming'),
      { blockType: 'richText' },
      { blockType: 'locations', heading: 'Where it is', layout: 'map' },
      {
        blockType: 'form',
        kind: 'contact',
        heading: 'Tell us you are coming',
        intro: 'Tell us which car you would like to see, and it will be ready for you.',
        anchor: 'enquire',
      },
    ],
  },
  {
    key: 'finance-promotion',
    name: 'Finance promotion',
    about: 'For a finance campaign: how it works, cars to spend it on, pre-approval, and a form for questions.',
    sections: () => [
      hero('Ask about finance'),
      { blockType: 'richText' },
      {
        blockType: 'stockCarousel',
        heading: 'Cars to spend it on',
        sort: 'price',
        button: { label: 'See all stock', href: STOCK_PATH },
      },
      { blockType: 'financeCallout' },
      { blockType: 'form', kind: 'finance', heading: 'Ask about finance', anchor: 'enquire', tone: 'plain' },
    ],
  },
]

/** The pattern of an address's `?pattern=`; null when absent or unknown. */
export const pagePattern = (key: unknown): PagePattern | null => pagePatterns.find((one) => one.key === key) ?? null
