import { Tag } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { BodyTypeLineUp } from './BodyTypeLineUp'
import { BodyTypeWords } from './BodyTypeWords'
import { EnquiryBand } from '../enquiry/EnquiryBand'
import { ColumnSet } from './ColumnSet'
import { FeatureTiles } from './FeatureTiles'
import { OfferCards } from './OfferCards'
import { ReasonGrid } from './ReasonGrid'
import { StatsRow } from './StatsRow'
import { SearchShortcuts } from './hero/SearchShortcuts'
import { HeroSlides } from './hero/HeroSlides'
import { lookOf, sectionProps } from './sectionProps'
import { WarrantyCards } from './WarrantyCards'
import { offerLooks } from '@/src/domain/content/sectionLooks'

const slide = { description: null, image: { url: '/a.webp', alt: '' }, action: { label: 'View More', href: '/offers' } }

describe('slides', () => {
  const html = renderToStaticMarkup(
    <HeroSlides
      title="This month"
      slides={[
        { ...slide, id: '1', name: 'With words', hideOverlay: false },
        { ...slide, id: '2', name: 'Picture only', hideOverlay: true },
      ]}
    />,
  )

  test('CON-12 an overlay carries the button; a slide that hides its overlay has neither words nor button', () => {
    expect(html).toContain('With words')
    expect(html).not.toContain('Picture only')
    expect(html.match(/View More/g)).toHaveLength(1)
  })
})

test('CON-10 a feature is one link, with its picture where it has one', () => {
  const item = { title: 'Latest offers', text: null, href: '/special-offers', icon: Tag }
  const html = renderToStaticMarkup(<FeatureTiles items={[item, { ...item, title: 'Sell', image: slide.image }]} />)
  expect(html.match(/<a /g)).toHaveLength(2)
  expect(html.match(/<img/g)).toHaveLength(1)
})

describe('look and spacing', () => {
  test('CON-16 a section an editor left alone has the usual rhythm and no name', () => {
    expect(lookOf({ tone: 'plain' })).toEqual({ ground: 'canvas', above: 'normal', below: 'normal', id: undefined })
  })

  test('CON-16 ground, room and name are the editor’s', () => {
    expect(
      sectionProps({ tone: 'tint', spaceAbove: 'none', spaceBelow: 'large', anchor: 'book', heading: null, intro: '' }),
    ).toEqual({ ground: 'tint', above: 'none', below: 'large', id: 'book', title: undefined, intro: '', link: null })
  })
})

test('CON-20 an offer’s card says on which day of the dealership it ends, and nothing where it has no end', () => {
  const site = { id: 'bay', legal: {}, locations: [] } as unknown as Parameters<typeof OfferCards>[0]['site']
  const offer = {
    id: 'one',
    name: 'Free mats',
    href: '/offers/one',
    category: null,
    summary: null,
    figure: null,
    image: null,
  }
  const card = (expiry: string | null) =>
    renderToStaticMarkup(<OfferCards site={site} offers={[{ ...offer, expiry }]} />)
  // One minute to midnight in Sydney.
  expect(card('2031-01-31T12:59:00.000Z')).toMatch(/Ends <time[^>]*>31\/01\/2031</)
  expect(card(null)).not.toContain('Ends')
})

test('CON-20 an offer’s figure stands on its picture', () => {
  const site = { id: 'bay', legal: {}, locations: [] } as unknown as Parameters<typeof OfferCards>[0]['site']
  const offer = { id: 'one', name: 'Tucson', href: '/offers/one', category: null, summary: null, expiry: null }
  const image = { url: '/a.webp', alt: '' }
  const html = renderToStaticMarkup(
    <OfferCards site={site} offers={[{ ...offer, image, figure: { value: '$2,500', label: 'factory bonus' } }]} />,
  )
  expect(html).toMatch(/data-picture="offer".*\$2,500.*factory bonus.*<h3/)
})

test('CON-20 LAW-04 what the cheapest vehicle of an offer costs is said once: on the picture where it has no figure', () => {
  const site = { id: 'bay', legal: {}, locations: [] } as unknown as Parameters<typeof OfferCards>[0]['site']
  const offer = { id: 'one', name: 'Tucson', href: '/offers/one', category: null, summary: null, expiry: null }
  const stock = new Map([['one', { total: 2, href: '/search/x', from: { text: '$38,990', basis: 'Drive Away' } }]])
  const draw = (figure: { value: string; label: string | null } | null) =>
    renderToStaticMarkup(
      <OfferCards site={site} offers={[{ ...offer, image: { url: '/a.webp', alt: '' }, figure }]} stock={stock} />,
    )
  expect(draw(null)).toMatch(/data-picture="offer".*\$38,990.*lowest price, Drive Away.*<h3/)
  expect(draw(null).match(/\$38,990/g)).toHaveLength(1)
  expect(draw({ value: '$2,500', label: null })).toMatch(/\$2,500.*<h3.*From .*\$38,990.*Drive Away/)
})

test('CON-20 an offer’s card says what it is for and in which state, leads to what it covers, and keeps its terms closed', () => {
  const site = {
    id: 'bay',
    legal: {},
    locations: [{ tenantId: 'bay', address: { state: 'NSW' } }],
  } as unknown as Parameters<typeof OfferCards>[0]['site']
  const offer = {
    id: 'one',
    name: 'Bonus',
    href: '/offers/one',
    category: null,
    summary: 'Off the price.',
    expiry: null,
  }
  const scope = {
    brandTitle: 'Hyundai',
    modelName: 'Tucson',
    disclaimer: 'While stock lasts.',
    figure: null,
    image: null,
  }
  const draw = (stock: ComponentProps<typeof OfferCards>['stock']) =>
    renderToStaticMarkup(<OfferCards site={site} offers={[{ ...offer, ...scope }]} stock={stock} />)
  const from = { text: '$38,990', basis: 'Drive Away' }
  const html = draw(new Map([['one', { total: 12, href: '/search/hyundai/tucson', from }]]))
  expect(html).toMatch(/Hyundai Tucson.*NSW.*Off the price\./)
  expect(html).toMatch(/href="\/search\/hyundai\/tucson"[^>]*>12 in stock/)
  expect(html).toMatch(/<details(?![^>]* open)[^>]*><summary.*Terms.*While stock lasts\./)
  expect(draw(new Map())).not.toContain('in stock')
})

test('CON-20 every look of offers leads to each, says what it is worth and until when, and keeps its terms closed', () => {
  const site = { id: 'bay', legal: {}, locations: [] } as unknown as ComponentProps<typeof OfferCards>['site']
  const offer = {
    id: 'one',
    name: 'Tucson',
    href: '/offers/one',
    category: 'Bonus',
    summary: null,
    expiry: '2031-01-31T12:59:00.000Z',
    disclaimer: 'While stock lasts.',
    figure: { value: '$2,500', label: 'factory bonus' },
    image: { url: '/a.webp', alt: '' },
  }
  const stock = new Map([['one', { total: 2, href: '/search/x', from: { text: '$38,990', basis: 'Drive Away' } }]])
  for (const look of offerLooks) {
    const html = renderToStaticMarkup(<OfferCards site={site} offers={[offer]} stock={stock} look={look} />)
    expect(html, look).toMatch(/<h3[^>]*><a [^>]*href="\/offers\/one"[^>]*>Tucson/)
    for (const said of ['$2,500', 'factory bonus', '$38,990', 'Drive Away', '31/01/2031', '2 in stock'])
      expect(html, `${look}: ${said}`).toContain(said)
    expect(html, look).toMatch(/<details(?![^>]* open)[^>]*><summary.*Terms.*While stock lasts\./)
    expect(html, look).toContain('a.webp')
  }
})

test('CON-20 coupons on a page show a picture of what they are for, and none where they are for no vehicle', () => {
  const site = { id: 'bay', legal: {}, locations: [] } as unknown as ComponentProps<typeof OfferCards>['site']
  const offer = {
    href: '/offers/one',
    category: null,
    summary: null,
    expiry: null,
    figure: { value: '$0', label: null },
  }
  const image = { url: '/van.webp', alt: '' }
  const offers = [
    { ...offer, id: 'delivery', name: 'Free delivery', image },
    { ...offer, id: 'van', name: 'Solar', image, brandTitle: 'Jayco' },
  ]
  const html = renderToStaticMarkup(<OfferCards site={site} offers={offers} look="tickets" layout="page" />)
  expect(html.match(/<img/g)).toHaveLength(1)
  expect(html).toMatch(/Solar.*van\.webp.*Free delivery/s)
  // In a row their pictures are on the stubs, which are beside the words on a phone, too.
  const row = renderToStaticMarkup(<OfferCards site={site} offers={offers} look="tickets" />)
  expect(row.match(/<img/g)).toHaveLength(2)
  expect(row.match(/ticket-beside/g)).toHaveLength(2)
  expect(html).not.toContain('ticket-beside')
})

test('CON-28 below the hero’s search stand the average of many reviews, and the bodies most in stock', () => {
  const body = (label: string, total: number) => ({ label, total, slug: label, href: `/search/${label}` })
  const counts = { bodies: [body('suv', 67), body('hatchback', 16), body('ute', 15), body('van', 2)] }
  const draw = (count: number) =>
    renderToStaticMarkup(<SearchShortcuts counts={counts} reviews={{ average: 4.64, count, source: 'Google' }} />)
  expect(draw(1138)).toMatch(/suv.*67.*hatchback.*ute.*4\.6.*from 1,138 reviews on Google/)
  expect(draw(1138)).not.toContain('van')
  // A small number is shown where the reviews are, and so are its stars.
  expect(draw(49)).not.toMatch(/49|stars|\/reviews/)
  expect(renderToStaticMarkup(<SearchShortcuts counts={counts} reviews={null} />)).not.toContain('/reviews')
  // A search that suggests something itself is followed by no bodies.
  expect(renderToStaticMarkup(<SearchShortcuts counts={null} reviews={null} />)).not.toContain('<a')
})

test('body types as words, or in a line of pictures, are links with their numbers', () => {
  const body = { label: 'Utes', href: '/search/ute', total: 1217, image: '/a.webp' }
  const words = renderToStaticMarkup(<BodyTypeWords bodies={[body]} />)
  const line = renderToStaticMarkup(<BodyTypeLineUp bodies={[body]} />)
  for (const html of [words, line])
    expect(html).toMatch(/<a [^>]*href="\/search\/ute".*Utes.*1,217<span class="sr-only"> vehicles/)
  expect(words).not.toContain('<img')
  expect(line.match(/<img/g)).toHaveLength(1)
})

test('CON-09 CON-14 CON-16 figures, reasons, columns and a form say the same in each of their layouts', () => {
  const column = { id: 'one', heading: 'We do not negotiate.', text: 'Ever.', image: null, action: null }
  const looksOf = [
    (['row', 'lines'] as const).map((look) => (
      <StatsRow key={look} look={look} stats={[{ value: '1991', label: 'Opened' }]} />
    )),
    (['grid', 'lines'] as const).map((look) => (
      <ReasonGrid key={look} look={look} reasons={[{ icon: Tag, title: 'One price', text: 'For everybody.' }]} />
    )),
    (['open', 'card', 'lines'] as const).map((frame) => (
      <ColumnSet key={frame} frame={frame} widths="equal" columns={[column]} />
    )),
    (['beside', 'flipped', 'centred'] as const).map((look) => (
      <EnquiryBand
        key={look}
        look={look}
        id="book"
        title="Book"
        text="A day."
        steps={[{ title: 'Ask', text: 'Us.' }]}
        form="Form"
      >
        Workshop
      </EnquiryBand>
    )),
  ]
  const words = (part: ReactNode): string[] =>
    renderToStaticMarkup(part)
      .replace(/<[^>]+>/g, ' ')
      .split(/\s+/)
      .filter(Boolean)
      .toSorted()
  const said = ['1991', 'price', 'negotiate.', 'Workshop']
  looksOf.forEach((looks, at) => {
    for (const look of looks) {
      expect(words(look)).toContain(said[at])
      expect(words(look)).toEqual(words(looks[0]))
    }
  })
})

test('CON-36 a warranty is read out with its years', () => {
  const promises = [{ years: 7, title: 'year new car warranty', text: 'From the factory.' }]
  expect(renderToStaticMarkup(<WarrantyCards promises={promises} note="Terms." />)).toMatch(
    /aria-hidden="true"[^>]*>7<.*<h3[^>]*><span class="sr-only">7 <\/span>year new car warranty<.*Terms\./,
  )
})
