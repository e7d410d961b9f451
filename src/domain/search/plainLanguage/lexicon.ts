import type { FacetAttribute } from '../facets/facets'
import { simpleBody } from '@/src/domain/stock/normalise/bodyTypes'
import { simpleColour } from '@/src/domain/stock/normalise/colourTypes'
import { simpleDrive } from '@/src/domain/stock/normalise/driveTypes'
import { simpleFuel } from '@/src/domain/stock/normalise/fuelTypes'
import { simpleTransmission } from '@/src/domain/stock/normalise/transmissionTypes'
import {
  familyBodies,
  familyWords,
  fillerWords,
  firstCarWords,
  kmWords,
  notATypo,
  sortWords,
  unanswerable,
} from './fillers'
import { type Entry, joined, isTwin, type Lexicon, rank, valueFilter, words } from './LexiconEntry'
import { modelEntries } from './modelEntries'
import type { ParsedFilter, Vocabulary } from './ParsedQuery'
import { squash } from './tokens'
import { makeNicknames, stateWords, wordRows } from './words'

/** Facets with few values, where 'not' means all other values. */
const DENIABLE: FacetAttribute[] = ['colour', 'simple_body', 'simple_fuel', 'simple_transmission', 'drive']

const families: Partial<Record<FacetAttribute, (value: string) => string | null>> = {
  simple_body: simpleBody,
  simple_fuel: simpleFuel,
  simple_transmission: simpleTransmission,
  drive: simpleDrive,
  colour: simpleColour,
}

const ranks: Partial<Record<FacetAttribute, number>> = {
  simple_body: rank.body,
  colour: rank.colour,
  filtered_features: rank.feature,
}

/** Facets whose words the keyword search finds too. */
const searched: ReadonlySet<FacetAttribute> = new Set<FacetAttribute>([
  'make',
  'make_model',
  'badge',
  'simple_body',
  'simple_fuel',
  'colour',
  'city',
  'location_name',
])

/** Shorter names are matched exactly. */
const FORGIVEN_LENGTH = 5
/** Makes that are everyday words: valid only together with one of their models. */
const shyMakes = new Set(['man', 'smart', 'ud'])

const lookups = (
  phrases: ReadonlyMap<string, Entry[]>,
  spelling: ReadonlyMap<string, string>,
  forgivable: ReadonlySet<string>,
): Pick<Lexicon, 'forgiving' | 'sayings'> => {
  const forgiving = new Map<number, { key: string; entry: Entry }[]>()
  const sayings = new Map<string, string>()
  for (const [key, entries] of phrases) {
    const [first] = entries
    if (first?.meaning && !sayings.has(JSON.stringify(first.meaning)) && !first.needsMake) {
      sayings.set(JSON.stringify(first.meaning), spelling.get(key) ?? key)
    }
    const name = entries.find(({ rank: place }) => place === rank.make || place === rank.model)
    if (!forgivable.has(key) || !name) continue
    forgiving.set(key.length, [...(forgiving.get(key.length) ?? []), { key, entry: name }])
  }
  return { forgiving, sayings }
}

/**
 * All phrases a site understands, from the values in its stock (ALRT-06). A word whose value the site does not have is
 * no entry, so it stays a keyword.
 */
export const buildLexicon = (vocabulary: Vocabulary): Lexicon => {
  const phrases = new Map<string, Entry[]>()
  const spelling = new Map<string, string>()
  const forgivable = new Set<string>()
  let longest = 1
  const add = (phrase: string, entry: Entry, forgive = false): void => {
    const key = squash(phrase)
    if (key === '') return
    const entries = phrases.get(key) ?? []
    const twin = entries.find((other) => isTwin(other, entry))
    const whole = twin ? joined(twin, entry) : entry
    const others = entries.filter((other) => other !== twin)
    phrases.set(
      key,
      [...others, whole].toSorted((one, other) => one.rank - other.rank),
    )
    spelling.set(key, spelling.get(key) ?? phrase)
    longest = Math.max(longest, phrase.split(/[^a-z0-9]+/i).length + 1)
    if (forgive && key.length >= FORGIVEN_LENGTH) forgivable.add(key)
  }
  const values = (attribute: FacetAttribute) => Object.keys(vocabulary[attribute] ?? {})
  const plain = { leftOut: false, needsMake: false }

  for (const make of values('make')) {
    const needsMake = shyMakes.has(squash(make))
    const entry = { ...plain, needsMake, rank: rank.make, meaning: valueFilter('make', [make]), literal: true }
    add(make, entry, true)
    for (const name of words(makeNicknames[make] ?? '')) add(name, { ...entry, literal: false }, name.length > 5)
  }
  for (const { phrase, entry, forgive } of modelEntries(values('make_model'))) add(phrase, entry, forgive)
  for (const { attribute, family, words: list } of wordRows) {
    const familyOf = families[attribute] ?? ((value: string) => value)
    const fitting = values(attribute).filter((value) => familyOf(value) === family)
    if (fitting.length === 0) continue
    const entry = { ...plain, rank: ranks[attribute] ?? rank.word, meaning: valueFilter(attribute, fitting) }
    for (const phrase of words(list)) {
      const literal = searched.has(attribute) && fitting.length === 1 && squash(phrase) === squash(fitting[0] ?? '')
      add(phrase, { ...entry, literal })
    }
  }
  const roomy = values('simple_body').filter((value) => familyBodies.has(simpleBody(value) ?? ''))
  if (roomy.length > 0) {
    const entry = { ...plain, rank: rank.word, meaning: valueFilter('simple_body', roomy), literal: false }
    for (const phrase of words(familyWords)) add(phrase, { ...entry, givesWay: true })
  }
  for (const [state, list] of Object.entries(stateWords)) {
    const fitting = values('state').filter((value) => words(list).includes(value.toLowerCase()))
    const entry = { ...plain, rank: rank.place, meaning: valueFilter('state', fitting), literal: false }
    if (fitting.length > 0) for (const phrase of [state, ...words(list)]) add(phrase, entry)
  }
  for (const attribute of ['city', 'location_name', 'dealership_name'] as const) {
    for (const value of values(attribute)) {
      add(value, {
        ...plain,
        rank: rank.place,
        meaning: valueFilter(attribute, [value]),
        literal: searched.has(attribute),
      })
    }
  }
  for (const phrase of words(fillerWords)) add(phrase, { ...plain, rank: rank.other, meaning: null, literal: false })
  for (const phrase of words(unanswerable))
    add(phrase, { ...plain, rank: rank.other, meaning: null, leftOut: true, literal: false })
  const filters: [string, ParsedFilter][] = [
    ...kmWords.map(({ max, words: list }): [string, ParsedFilter] => [
      list,
      { kind: 'range', attribute: 'km', min: null, max },
    ]),
    ...sortWords.map(({ sort, words: list }): [string, ParsedFilter] => [list, { kind: 'sort', sort }]),
    [firstCarWords, { kind: 'range', attribute: 'price', min: null, max: FIRST_CAR_DOLLARS }],
  ]
  for (const [list, meaning] of filters) {
    for (const phrase of words(list)) add(phrase, { ...plain, rank: rank.word, meaning, literal: false })
  }
  for (const badge of values('badge')) {
    // A badge that other badges contain, such as 'SR5', stays a keyword, which finds them all.
    const key = squash(badge)
    const alone = values('badge').filter((other) => squash(other).includes(key)).length === 1
    if (!alone || key.length < 3 || /^\d+$/.test(key) || phrases.has(key)) continue
    add(badge, { ...plain, rank: rank.badge, meaning: valueFilter('badge', [badge]), literal: true })
  }
  const known = new Set([...phrases.keys(), ...words(notATypo).map(squash)])
  const deniable = new Map(DENIABLE.map((attribute) => [attribute, values(attribute)]))
  return {
    phrases,
    known,
    longest: Math.min(longest, 6),
    values: deniable,
    ...lookups(phrases, spelling, forgivable),
  }
}

/** Upper price limit of 'first car'. */
const FIRST_CAR_DOLLARS = 20_000
