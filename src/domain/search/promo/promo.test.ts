import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arrangePromoCards } from './arrangePromoCards'
import { placePromoCards, promoCardsFor, searchedCarTypes } from './placePromoCards'
import type { PromoCard } from './PromoCard'

const now = new Date('2026-05-04T10:00:00Z')
const plain = { now, shuffle: false, randomOffset: false, seed: 'harbour-city 2026-05-04' }
const card = (id: string, changes: Partial<PromoCard> = {}): PromoCard => ({
  id,
  look: 'plain',
  heading: id,
  text: null,
  image: null,
  button: null,
  position: null,
  display: [],
  strictDisplay: false,
  start: null,
  expiry: null,
  ...changes,
})
const ids = (cards: { id: string }[]) => cards.map(({ id }) => id)
const shape = (hits: number, cards: PromoCard[], window = { before: 0, size: 21 }) =>
  placePromoCards(
    Array.from({ length: hits }, (_, index) => index),
    cards,
    window,
  ).map((item) => (item.kind === 'promo' ? item.card.id : item.hit))

describe('which cards', () => {
  test('SRP-17 a card shows from its start until its expiry', () => {
    const cards = [
      card('always'),
      card('running', { start: '2026-05-04T10:00:00Z', expiry: '2026-05-04T10:00:01Z' }),
      card('scheduled', { start: '2026-05-04T10:00:01Z' }),
      card('expired', { expiry: '2026-05-04T10:00:00Z' }),
    ]
    expect(ids(arrangePromoCards(cards, plain))).toEqual(['always', 'running'])
  })

  test('SRP-18 strictDisplay: the search is for exactly these car types; otherwise one in common is enough', () => {
    const shown = (changes: Partial<PromoCard>, carTypes: string[]) =>
      promoCardsFor([card('it', changes)], carTypes).length === 1
    const strict: Partial<PromoCard> = { display: ['new', 'demo'], strictDisplay: true }
    expect(shown(strict, ['demo', 'new'])).toBe(true)
    for (const types of [[], ['new'], ['new', 'demo', 'used'], ['used']]) expect(shown(strict, types)).toBe(false)
    const loose: Partial<PromoCard> = { display: ['new', 'demo'] }
    for (const types of [[], ['new'], ['new', 'used']]) expect(shown(loose, types)).toBe(true)
    expect(shown(loose, ['used'])).toBe(false)
    for (const types of [[], ['used']]) expect(shown({}, types)).toBe(true)
  })

  test('SRP-18 the car types of a search are those chosen within those of its path', () => {
    const types = (chosen: string[] | undefined, fixed: string[] | undefined) =>
      searchedCarTypes({ refinements: { car_type: chosen } }, { refinements: { car_type: fixed } })
    expect(types(undefined, undefined)).toEqual([])
    expect(types(['new'], undefined)).toEqual(['new'])
    expect(types(undefined, ['new', 'demo'])).toEqual(['new', 'demo'])
    expect(types(['demo'], ['new', 'demo'])).toEqual(['demo'])
    expect(types(['used'], ['new', 'demo'])).toEqual(['new', 'demo'])
  })
})

describe('in which order', () => {
  const cards = [card('a'), card('ten', { position: 10 }), card('b'), card('four', { position: 4 }), card('c')]

  test('SRP-19 cards with a position come first, by position, then the rest as listed', () => {
    expect(ids(arrangePromoCards(cards, plain))).toEqual(['four', 'ten', 'a', 'b', 'c'])
  })

  test('SRP-19 shuffling moves only the rest, and the same seed shuffles the same way', () => {
    const orders = new Set<string>()
    for (let day = 0; day < 40; day += 1) {
      const arrange = () => ids(arrangePromoCards(cards, { ...plain, shuffle: true, seed: `day ${day}` }))
      expect(arrange()).toEqual(arrange())
      expect(arrange().slice(0, 2)).toEqual(['four', 'ten'])
      expect(arrange().toSorted()).toEqual(['a', 'b', 'c', 'four', 'ten'])
      orders.add(arrange().slice(2).join())
    }
    expect(orders.size).toBe(6)
  })

  test('SRP-20 a random offset moves a card back by 0, 1 or 2 places, the same for the same seed', () => {
    const offsets = new Set<number>()
    for (let day = 0; day < 60; day += 1) {
      const options = { ...plain, randomOffset: true, seed: `day ${day}` }
      const [first] = arrangePromoCards([card('it', { position: 6 })], options)
      expect(arrangePromoCards([card('it', { position: 6 })], options)[0]).toEqual(first)
      offsets.add((first?.position ?? 0) - 6)
    }
    expect([...offsets].toSorted()).toEqual([0, 1, 2])
  })
})

describe('in which places', () => {
  test('SRP-15 a card stands at its position among the results', () => {
    expect(shape(5, [card('P', { position: 2 }), card('Q', { position: 4 })])).toEqual([0, 'P', 1, 'Q', 2, 3, 4])
    expect(shape(3, [card('P', { position: 1 }), card('Q', { position: 1 })])).toEqual(['P', 'Q', 0, 1, 2])
  })

  test('SRP-15 cards without a position follow at equal distances', () => {
    const items = shape(21, [card('P', { position: 3 }), card('Q'), card('R')])
    expect(items.map((item, at) => (typeof item === 'string' ? at + 1 : 0)).filter(Boolean)).toEqual([3, 9, 15])
  })

  test('SRP-15 a position counts through the pages', () => {
    const cards = [card('P', { position: 4 }), card('Q', { position: 24 })]
    expect(shape(21, cards)).not.toContain('Q')
    const second = shape(21, cards, { before: 21, size: 21 })
    expect(second).not.toContain('P')
    expect(second.indexOf('Q')).toBe(2)
  })

  test('SRP-15 a short list ends with one card, an empty one has none', () => {
    const cards = [card('P', { position: 6 }), card('Q', { position: 9 })]
    expect(shape(2, cards)).toEqual([0, 1, 'P'])
    expect(shape(0, cards)).toEqual([])
  })

  test('SRP-15 every car stays, in its order, and no card stands twice', () => {
    const position = fc.option(fc.integer({ min: 0, max: 60 }))
    fc.assert(
      fc.property(fc.nat(40), fc.array(position, { maxLength: 8 }), fc.nat(2), (hits, positions, page) => {
        const cards = arrangePromoCards(
          positions.map((at, index) => card(`card ${index}`, { position: at })),
          plain,
        )
        const items = shape(hits, cards, { before: page * 21, size: 21 })
        expect(items.filter((item) => typeof item === 'number')).toEqual(Array.from({ length: hits }, (_, at) => at))
        const promos = items.filter((item) => typeof item === 'string')
        expect(new Set(promos).size).toBe(promos.length)
      }),
    )
  })
})
