import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { offerLooks } from '@/src/domain/content/sectionLooks'
import { OfferDetail } from './OfferDetail'

const draw = (changes: Partial<ComponentProps<typeof OfferDetail>> = {}): string =>
  renderToStaticMarkup(
    <OfferDetail
      name="Plate clearance"
      category={null}
      description="Free on-road costs."
      disclaimer="While stock lasts."
      figure={null}
      image={null}
      expiry={null}
      site={{ id: 'bay', locations: [] }}
      stock={null}
      model={{ name: 'CX-60', href: '/mazda/cx-60' }}
      visit={{ label: 'Book A Test Drive', href: '/book-test-drive' }}
      {...changes}
    />,
  )

const linksOf = (html: string): [string | undefined, string | undefined][] =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)</g)].map(([, href, words]) => [words, href])

/** What is shown in place of a long text until it is opened; without the mark of what was cut. */
const cutTexts = (html: string): string[] =>
  [...html.matchAll(/<span class="block group-open:hidden[^"]*">([^<]*)…<\/span>/g)].map(([, text]) => text ?? '')

test('CON-20 an offer says what it is and its terms, and leads to an enquiry, its model and a test drive', () => {
  const html = draw()
  expect(html).toContain('Free on-road costs.')
  expect(html).toContain('While stock lasts.')
  expect(linksOf(html)).toEqual([
    ['Enquire Now', '#enquire'],
    ['Explore CX-60', '/mazda/cx-60'],
    ['Book A Test Drive', '/book-test-drive'],
  ])
  expect(linksOf(draw({ model: null })).map(([words]) => words)).toEqual(['Enquire Now', 'Book A Test Drive'])
  expect(linksOf(draw({ model: null, visit: null })).map(([words]) => words)).toEqual(['Enquire Now'])
})

test.each(offerLooks)(
  'CON-20 as %s an offer says its figure, its lowest price, how many there are and until when',
  (look) => {
    const html = draw({
      look,
      category: 'Bonus',
      figure: { value: '$2,200', label: 'factory bonus' },
      stock: { total: 3, href: '/search/ranger', from: { text: '$68,940', basis: 'drive away' } },
      expiry: '2031-01-31T12:59:00.000Z',
    })
    for (const said of [
      'Bonus',
      '$2,200',
      'factory bonus',
      '$68,940',
      '3 in stock',
      '31/01/2031',
      'While stock lasts.',
    ])
      expect(html, said).toContain(said)
    expect(html).toMatch(/href="\/search\/ranger"/)
  },
)

test('CON-21 CON-22 description and terms over 200 characters show 160 and 200 of them, and View more', () => {
  const long = 'x'.repeat(201)
  const html = draw({ description: long, disclaimer: long })
  expect(cutTexts(html).map(({ length }) => length)).toEqual([160, 200])
  expect(html.split(long)).toHaveLength(3)
  expect(html.match(/group-open:hidden">View more</g)).toHaveLength(2)
  expect(html.match(/hidden group-open:inline-block">View less</g)).toHaveLength(2)
  expect(draw({ description: 'x'.repeat(200), disclaimer: null })).not.toContain('<details')
})

test('CON-20 an offer for what is not in stock says that it is ordered, and at what price', () => {
  const stock = { total: 0, href: '/ford-ranger', from: { text: '$68,940', basis: 'drive away' } }
  const html = draw({ figure: { value: '$2,200', label: null }, stock })
  expect(html).toMatch(/>From<.*\$68,940.*drive away/)
  expect(html).toMatch(/>To order</)
  // Its model's page has a button of its own.
  expect(html).not.toContain('href="/ford-ranger"')
  expect(html).not.toContain('in stock')
})

test('CON-20 an offer says at which yards it is, and how many days are left', () => {
  const stock = { total: 2, href: '/search/ranger', from: null }
  const html = draw({ stock, places: ['Bay', 'Hill'], expiry: '2031-01-31T12:59:00.000Z', daysLeft: 12 })
  expect(html).toContain('at Bay, Hill')
  expect(html).toContain('12 days left')
  expect(draw({ expiry: '2031-01-31T12:59:00.000Z', daysLeft: 1 })).toContain('1 day left')
})

test('CON-20 a coupon says its figure once, and shows what it is for only where that is a vehicle', () => {
  const coupon = {
    look: 'tickets',
    figure: { value: '$4,600', label: null },
    image: { url: '/van.webp', alt: '' },
  } as const
  expect(draw({ ...coupon, brandTitle: 'Jayco' })).toContain('van.webp')
  expect(draw(coupon)).not.toContain('van.webp')
  expect(draw(coupon).match(/\$4,600/g)).toHaveLength(1)
})
