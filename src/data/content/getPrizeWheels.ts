import { tagsFor } from '@/src/domain/cache/tags'
import { chanceText } from '@/src/domain/prizes/drawPrize'
import type { ShownPrize } from '@/src/domain/prizes/wheelShape'
import type { PrizeWheel } from '@/src/payload-types'
import { cachedRead } from '../reads/cachedRead'
import { payloadClient, publicRead } from '../reads/payloadClient'

/** A prize wheel as pages show it. Times in ISO. */
export interface WheelContent {
  id: string
  title: string
  intro: string | null
  start: string
  expiry: string
  /** The last moment to collect a prize; null: none. */
  collectBy: string | null
  prizes: (ShownPrize & { what: string; wins: boolean; stock: number | null; chance: string })[]
  terms: PrizeWheel['terms']
  stateTerms: { state: string; permit: string | null; text: string | null }[]
  /** Whose residents may take part; empty: all. */
  states: string[]
  showOdds: boolean
}

const toWheel = (row: PrizeWheel): WheelContent => {
  const odds = row.prizes.map(({ id, weight, stock }) => ({
    id: id ?? '',
    weight,
    stock: stock ?? null,
    taken: 0,
  }))
  return {
    id: row.id,
    title: row.title,
    intro: row.intro ?? null,
    start: row.start,
    expiry: row.expiry,
    collectBy: row.collectBy ?? null,
    prizes: row.prizes.map(({ label, colour, what, wins }, index) => ({
      id: odds[index]?.id ?? '',
      label,
      colour,
      what,
      wins: wins !== false,
      stock: odds[index]?.stock ?? null,
      chance: odds[index] ? chanceText(odds[index], odds) : '',
    })),
    terms: row.terms,
    stateTerms: (row.stateTerms ?? []).map(({ state, permit, text }) => ({
      state,
      permit: permit ?? null,
      text: text ?? null,
    })),
    states: row.states ?? [],
    showOdds: row.showOdds !== false,
  }
}

const getPrizeWheels = (tenantId: string): Promise<WheelContent[]> =>
  cachedRead(['prize-wheels', tenantId], [tagsFor.content(tenantId, 'prize-wheels')], async () => {
    const { docs } = await (
      await payloadClient()
    ).find({
      collection: 'prize-wheels',
      ...publicRead,
      where: { and: [{ tenant: { equals: tenantId } }, { active: { equals: true } }] },
      sort: '-start',
    })
    return docs.map(toWheel)
  })

/** The wheel that turns now, of several the one that began last; else the next one to begin. Null: neither (RTE-40). */
export const currentWheel = async (
  tenantId: string,
  now: Date,
): Promise<{ wheel: WheelContent; isOpen: boolean } | null> => {
  const time = now.getTime()
  const running = (await getPrizeWheels(tenantId)).filter(({ expiry }) => Date.parse(expiry) > time)
  const open = running.find(({ start }) => Date.parse(start) <= time)
  if (open) return { wheel: open, isOpen: true }
  const next = running.at(-1)
  return next ? { wheel: next, isOpen: false } : null
}
