import { describe, expect, test } from 'vitest'
import { wordedPaths } from '@/src/domain/content/fixedPaths'
import { routePages } from '../starter/routePages'
import type { WrittenPage } from '../starter/WrittenPage'
import { demoTenants } from './demoTenants'
import { inWords } from './shared/routeWords'

/** Their workshops publish prices, before the form of the service page. */
const withPriceList = ['harbour-city', 'second-gear']

const everything = { finance: true, garage: true }

const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}

/** Sentences of statements; labels and questions may be the same on two sites. */
const sentencesIn = (value: unknown): string[] => [
  ...new Set(
    strings(value)
      .flatMap((text) => text.split(/(?<=[.?])\s+/))
      .filter((sentence) => /\s.*\.$/.test(sentence)),
  ),
]

/** What more than one dealership has. */
const shared = (lists: string[][]): string[] => {
  const all = lists.flatMap((list) => [...new Set(list)])
  return all.filter((one, index) => all.indexOf(one) !== index)
}

/** What its form asks, and the words of the button that sends it. */
const formsOf = ({ layout }: WrittenPage) =>
  layout.filter(({ blockType }) => blockType === 'form').map(({ kind, submitLabel }) => [kind, submitLabel])

describe.each(demoTenants.map((demo) => [demo.slug, demo] as const))('%s', (_, demo) => {
  const starters = routePages(demo.name, everything)

  test('CON-16 it has words of its own on each of the fixed routes, and the form stays', () => {
    expect(starters.map(({ slug }) => slug).toSorted()).toEqual([...wordedPaths].toSorted())
    for (const starter of starters.filter(({ slug }) => slug !== 'my-garage' || demo.settings['features.garage'])) {
      const page = inWords(starter, demo.words)
      expect(page.description, page.slug).not.toBe(starter.description)
      expect(page.layout[0], page.slug).toMatchObject({ blockType: 'hero', text: page.description })
      expect(formsOf(page), page.slug).toEqual(formsOf(starter))
    }
  })

  test('its words are quiet and promise no price, but for the price list of its workshop', () => {
    for (const text of strings(demo.words)) expect(text).not.toMatch(/!|% p\.a\.|guarantee|lowest|cheapest/i)
    const { service, ...others } = demo.words
    const { above, ...unpriced } = service
    const listed = withPriceList.includes(demo.slug) ? [] : [above]
    for (const text of strings([listed, unpriced, others])) expect(text).not.toContain('$')
  })
})

test('RTE-36 what a dealership says before the form stands between it and the hero', () => {
  const service = routePages('Any', everything).find(({ slug }) => slug === 'service')
  const priced = demoTenants.filter(({ words }) => words.service.above)
  expect(priced.map(({ slug }) => slug).toSorted()).toEqual(withPriceList)
  for (const { words } of priced) {
    const { layout = [] } = (service && inWords(service, words)) ?? {}
    expect(layout.slice(0, 3).map(({ blockType }) => blockType)).toEqual([
      'hero',
      words.service.above?.[0]?.blockType,
      'form',
    ])
  }
})

test('TEN-17 no two demo dealerships share a sentence or a picture on the fixed routes', () => {
  expect(shared(demoTenants.map(({ words }) => sentencesIn(words)))).toEqual([])
  const pictures = demoTenants.map(({ words }) =>
    Object.values(words).flatMap(({ picture }) => (picture ? [picture] : [])),
  )
  expect(shared(pictures)).toEqual([])
  for (const own of pictures) expect(new Set(own).size).toBe(own.length)
})
