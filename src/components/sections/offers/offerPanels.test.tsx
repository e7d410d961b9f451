import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OfferCards } from '../OfferCards'

test('CON-20 an offer of one yard says which, in place of the states', () => {
  const site = {
    id: 'bay',
    legal: {},
    locations: [{ address: { state: 'NSW' } }, { address: { state: 'SA' } }],
  } as unknown as ComponentProps<typeof OfferCards>['site']
  const offer = { id: 'one', name: 'Ute day', href: '/offers/one', category: null, summary: null, expiry: null }
  const draw = (placeNames: string[]) =>
    renderToStaticMarkup(
      <OfferCards site={site} offers={[{ ...offer, placeNames, figure: null, image: null }]} look="ledger" />,
    )
  expect(draw([])).toContain('NSW, SA')
  expect(draw(['Bay Yard'])).toContain('Bay Yard')
  expect(draw(['Bay Yard'])).not.toContain('NSW')
})

test('CON-20 panels for vehicles come first, across the page with a picture; others share rows without one', () => {
  const site = { id: 'bay', legal: {}, locations: [] } as unknown as ComponentProps<typeof OfferCards>['site']
  const image = { url: '/van.webp', alt: '' }
  const offer = { href: '/x', category: null, summary: null, expiry: null, figure: { value: '$0', label: null }, image }
  const plain = ['a', 'b', 'c'].map((id) => ({ ...offer, id, name: `Plain ${id}` }))
  const offers = [...plain, { ...offer, id: 'van', name: 'Solar', brandTitle: 'Jayco' }]
  const html = renderToStaticMarkup(<OfferCards site={site} offers={offers} look="panels" layout="page" />)
  expect(html.match(/<img/g)).toHaveLength(1)
  expect(html).toMatch(/Solar.*Plain a/s)
  expect(html.match(/lg:col-span-2/g)).toHaveLength(3)
})
