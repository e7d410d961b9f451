import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stockDocumentFixture } from '@/src/domain/search/index/stockDocument.testing'
import { carFixture } from '../car/carFixture.testing'
import { amountText, priceInWords, priceLine } from './priceInWords'
import { formatDollars } from './formatDollars'
import { shownPrice } from './shownPrice'

const settings = (subscriptions = false) => ({
  subscriptions: { enabled: subscriptions },
  price: { noPriceText: 'Enquire for price.', basisLabel: 'Plus on-road costs' },
})

describe('display price', () => {
  test('PRC-16 subscription price wins over everything where the site offers subscriptions', () => {
    const car = carFixture({ subscription_price: 349, offer_price: 20_000, preorder: true })
    expect(priceInWords(car, settings(true))).toMatchObject({ kind: 'subscription', text: '$349', suffix: ' / week' })
    expect(priceInWords(car, settings(false))).toMatchObject({ kind: 'price', text: '$20,000' })
    expect(priceInWords({ ...car, subscription_price: 0 }, settings(true)).kind).toBe('price')
  })

  test('PRC-16 LAW-04 beside a subscription stands what the car costs to buy, where it has a price', () => {
    const car = carFixture({ subscription_price: 164, price: 28_990, offer_price: null, price_type: 'drive_away' })
    const shown = priceInWords(car, settings(true))
    expect(priceLine(shown)).toBe('$164 / week or $28,990 Drive Away to buy')
    expect(amountText(shown)).toBe('$164 / week')
    expect(priceLine(priceInWords(car, settings(false)))).toBe('$28,990 Drive Away')
    expect(shown).toMatchObject({ toBuy: { text: '$28,990', basis: 'Drive Away' } })
    expect(priceInWords({ ...car, price: null }, settings(true))).toMatchObject({ basis: null, toBuy: null })
  })

  test('PRC-17 the reduced price counts above 10, else the price above 10', () => {
    expect(shownPrice({ price: 30_000, offer_price: 28_500 })).toBe(28_500)
    expect(shownPrice({ price: 30_000, offer_price: 10 })).toBe(30_000)
    expect(shownPrice({ price: 11 })).toBe(11)
    expect(shownPrice({ price: 10 })).toBeNull()
    expect(shownPrice({ price: null, offer_price: null })).toBeNull()
  })

  test('PRC-18 PREORDER when there is no price', () => {
    expect(priceInWords(carFixture({ price: null, preorder: true }), settings())).toMatchObject({
      kind: 'preorder',
      text: 'PREORDER',
    })
    expect(priceInWords(carFixture({ preorder: true }), settings()).kind).toBe('price')
  })

  test('PRC-19 the no-price text when nothing else applies', () => {
    expect(priceInWords(carFixture({ price: 0 }), settings())).toMatchObject({
      kind: 'text',
      text: 'Enquire for price.',
    })
  })

  test('PRC-20 a was-price that the price before the offer exceeds is none', () => {
    const car = carFixture({ price: 30_000, offer_price: 28_500, before_price: 29_000 })
    expect(priceInWords(car, settings())).toMatchObject({ text: '$28,500', wasPrice: null })
    for (const before_price of [30_000, 32_000]) {
      const reduced = carFixture({ price: 30_000, offer_price: 28_500, before_price })
      expect(priceInWords(reduced, settings())).toMatchObject({ wasPrice: { dollars: before_price } })
    }
  })

  test('PRC-20 a was-price shows only when it exceeds the price shown', () => {
    expect(priceInWords(carFixture({ before_price: 27_990 }), settings()).wasPrice).toEqual({
      dollars: 27_990,
      text: '$27,990',
      savingDollars: 3_000,
    })
    expect(priceInWords(carFixture({ before_price: 24_990 }), settings()).wasPrice).toBeNull()
    expect(priceInWords(carFixture({ before_price: null }), settings()).wasPrice).toBeNull()
  })

  test('LAW-04 every price says what it includes, in the words of its price type or of the site', () => {
    expect(priceInWords(carFixture({ price_type: 'drive_away' }), settings()).basis).toBe('Drive Away')
    expect(priceInWords(carFixture({ price_type: 'egc' }), settings()).basis).toBe('Excl. Govt. Charges')
    expect(priceInWords(carFixture({ price_type: null }), settings()).basis).toBe('Plus on-road costs')
  })

  test('PRC-17 a card shows the same from the stock document', () => {
    expect(priceInWords(stockDocumentFixture({ price: 25_990 }), settings())).toMatchObject({ text: '$25,990' })
  })
})

describe('money, for any amounts', () => {
  const amount = fc.option(fc.integer({ min: 0, max: 2_000_000 }), { nil: null })

  test('PRC-17 PRC-20 a shown price is above 10 and a was-price above it', () => {
    fc.assert(
      fc.property(amount, amount, amount, (price, offer_price, before_price) => {
        const shown = priceInWords(carFixture({ price, offer_price, before_price }), settings())
        if (shown.kind === 'price') {
          expect(shown.dollars).toBeGreaterThan(10)
          expect(shown.basis).not.toBe('')
          if (shown.wasPrice) expect(shown.wasPrice.dollars).toBeGreaterThan(shown.dollars)
        }
      }),
    )
  })

  test('PRC-21 prices are "$" with thousands separators, and read back as the same amount', () => {
    expect(formatDollars(39_997)).toBe('$39,997')
    expect(formatDollars(1_234_567)).toBe('$1,234,567')
    expect(formatDollars(30_390.5)).toBe('$30,390.50')
    expect(formatDollars(0)).toBe('$0')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), (inCents) => {
        const shown = formatDollars(inCents / 100)
        expect(shown).toMatch(/^\$\d{1,3}(,\d{3})*(\.\d\d)?$/)
        expect(Math.round(Number(shown.replace(/[$,]/g, '')) * 100)).toBe(inCents)
      }),
    )
  })
})
