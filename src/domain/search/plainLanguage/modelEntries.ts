import type { Entry } from './LexiconEntry'
import { squash } from './tokens'
import { makeNicknames, modelNicknames } from './words'

interface ModelEntry {
  phrase: string
  entry: Entry
  forgive: boolean
}

const MODEL_RANK = 3

/** Models that are everyday words or values of another facet: valid only after their make. */
const shy = new Set(
  'city, every, fit, up, carry, express, note, go, one, seven, is, es, gt, ct, ls, rs, gs, lc, cube, custom, legend, master, hatch, convertible, coupe, ute, caravan, roadster, california, roma, partner, expert, daily, combo, fighter, ghost, dawn, spark, forward, smart, crown, century, insight, latitude, pursuit, ora, gc'
    .split(', ')
    .map(squash),
)
/** Last words that do not identify a model by themselves. */
const generic = new Set([
  'sport',
  'sports',
  'cross',
  'class',
  'series',
  'custom',
  'electric',
  'active',
  'plus',
  'cactus',
  'picasso',
  'aircross',
  'allspace',
  'alltrack',
  'discovery',
  'space',
  'buzz',
  'mover',
  'truck',
  'cannon',
  'wagon',
  'rider',
  'carnival',
  'vitara',
  'cherokee',
  'scenic',
  'euro',
  'voyager',
  'adventure',
  'tourer',
  'glide',
  'america',
  'twin',
])

const isShy = (key: string): boolean => shy.has(key) || key.length < 2 || (/^\d+$/.test(key) && key !== '911')

/** Phrases for the models of a site: alone, after their make, and without a word that is usually omitted. */
export const modelEntries = (pairs: string[]): ModelEntry[] => {
  const byName = new Map<string, string[]>()
  for (const pair of pairs) {
    const name = squash(pair.split('|')[1] ?? '')
    if (name !== '') byName.set(name, [...(byName.get(name) ?? []), pair])
  }
  const byLastWord = new Map<string, Set<string>>()
  for (const pair of pairs) {
    const parts = (pair.split('|')[1] ?? '').toLowerCase().split(' ')
    const last = parts.at(-1) ?? ''
    if (parts.length > 1 && /^[a-z]{5,}$/.test(last) && !generic.has(last) && !byName.has(last)) {
      byLastWord.set(last, (byLastWord.get(last) ?? new Set()).add(squash(parts.join(' '))))
    }
  }
  const entries: ModelEntry[] = []
  const add = (
    phrase: string,
    values: string[],
    options: { needsMake?: boolean; literal?: boolean; forgive?: boolean },
  ) => {
    const { needsMake = false, literal = false, forgive = false } = options
    const meaning = { kind: 'value', attribute: 'make_model', values: values.toSorted() } as const
    entries.push({ phrase, forgive, entry: { rank: MODEL_RANK, meaning, leftOut: false, literal, needsMake } })
  }
  for (const pair of pairs) {
    const [make = '', model = ''] = pair.split('|')
    const name = squash(model)
    if (name === '') continue
    const same = byName.get(name) ?? [pair]
    // 'Toyota Corolla', 'Mazda Mazda3'.
    add(`${make} ${model}`, [pair], { literal: true })
    for (const nick of makeNicknames[make]?.split(', ') ?? []) add(`${nick} ${model}`, [pair], {})
    add(model, same, { needsMake: isShy(name), literal: true, forgive: /^[a-z]+$/.test(name) })
    // 'Mazda 3' for Mazda3.
    if (name.startsWith(squash(make)) && name !== squash(make)) {
      const short = name.slice(squash(make).length)
      add(short, [pair], { needsMake: true })
    }
    // 'C Class' is 'C-Class' already; 'a 3 series' too. 'Merc C' is not.
    const nickname = Object.entries(modelNicknames).find(([known]) => squash(known) === name)
    for (const phrase of nickname?.[1].split(', ') ?? []) add(phrase, same, {})
    const last = model.toLowerCase().split(' ').at(-1) ?? ''
    if (byLastWord.get(last)?.size === 1) add(last, same, { forgive: true })
  }
  return entries
}
