import { expect, test } from 'vitest'
import { chanceText, drawPrize, fairPrizes, type PrizeOdds } from './drawPrize'

const prize = (id: string, weight: number, stock: number | null = null, taken = 0): PrizeOdds => ({
  id,
  weight,
  stock,
  taken,
})

/** A sequence that is the same in every run (mulberry32). */
const seeded = (seed: number) => (below: number) => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return (((mixed ^ (mixed >>> 14)) >>> 0) % below) | 0
}

const TURNS = 60_000
const winsOf = (prizes: PrizeOdds[]): Record<string, number> => {
  const wins: Record<string, number> = {}
  const random = seeded(17)
  const left = prizes.map((one) => ({ ...one }))
  for (let turn = 0; turn < TURNS; turn += 1) {
    const won = drawPrize(left, random)
    if (!won) continue
    won.taken += 1
    wins[won.id] = (wins[won.id] ?? 0) + 1
  }
  return wins
}

test('RTE-40 60,000 turns win each prize as often as its weight says', () => {
  const wins = winsOf([prize('car', 1), prize('service', 19), prize('voucher', 80)])
  expect(Math.abs((wins.car ?? 0) / TURNS - 0.01)).toBeLessThan(0.0015)
  expect(Math.abs((wins.service ?? 0) / TURNS - 0.19)).toBeLessThan(0.006)
  expect(Math.abs((wins.voucher ?? 0) / TURNS - 0.8)).toBeLessThan(0.006)
})

test('RTE-40 a prize is never won more often than there are, and its turns go to those without a limit', () => {
  const wins = winsOf([prize('car', 50, 3), prize('service', 10, 100_000), prize('voucher', 40)])
  expect(wins.car).toBe(3)
  // The chance of a limited prize stays as printed when another one is gone.
  expect(Math.abs((wins.service ?? 0) / TURNS - 0.1)).toBeLessThan(0.005)
  expect((wins.car ?? 0) + (wins.service ?? 0) + (wins.voucher ?? 0)).toBe(TURNS)
})

test('RTE-40 every number of the random source belongs to one prize; without any left nothing is won', () => {
  const prizes = [prize('a', 2), prize('b', 3)]
  expect([0, 1, 2, 3, 4].map((number) => drawPrize(prizes, () => number)?.id)).toEqual(['a', 'a', 'b', 'b', 'b'])
  expect(drawPrize([prize('a', 1, 0)], () => 0)).toBeNull()
  expect(drawPrize([], () => 0)).toBeNull()
})

test('LAW-10 chances are printed as they are drawn', () => {
  const prizes = [prize('car', 1), prize('service', 19), prize('voucher', 80)]
  expect(prizes.map((one) => chanceText(one, prizes))).toEqual(['1 in 100', '1 in 5.3', '1 in 1.3'])
})

test('a wheel needs whole weights, two prizes and one without a limit', () => {
  const row = (weight: number, stock: number | null = null) => ({ label: 'x', weight, stock })
  expect(fairPrizes([row(1, 3), row(9)])).toBe(true)
  expect(fairPrizes([row(1)])).toMatch(/2 to 12/)
  expect(fairPrizes([row(1), row(0)])).toMatch(/whole number/)
  expect(fairPrizes([row(1, 1), row(1, 1)])).toMatch(/without a limit/)
})
