import { capital } from '../../capital'
import type { ModelGrade } from './modelRange'

/** Something models are compared by, with one value for all grades of a model: 'FWD or AWD', '4.7–6.2 L/100km'. */
export interface ModelFact {
  label: string
  value: string
}

type Facts = readonly ModelFact[]

const NUMBER = /^([\d,]+(?:\.\d+)?)(.*)$/
const numberOf = (text: string): number => Number(text.replaceAll(',', ''))
const withoutBrackets = (text: string): string => text.replace(/ \(.*\)$/, '')

/** '5.4–6.6 m' of values with one unit; null where they have none, or several. */
const numbersBetween = (values: readonly string[]): string | null => {
  const read = values.flatMap((value) => {
    const [, number, unit] = NUMBER.exec(value) ?? []
    return number === undefined || unit === undefined ? [] : [{ number, unit }]
  })
  const [{ unit } = { unit: '' }] = read
  if (read.length < values.length || read.some((one) => one.unit !== unit)) return null
  const [least, ...others] = read.map(({ number }) => number).toSorted((one, other) => numberOf(one) - numberOf(other))
  return `${least}–${others.at(-1)}${unit}`
}

const EITHER = new Intl.ListFormat('en-AU', { type: 'disjunction' })

/** One value for all grades. Different words are named beside one another, in the grades' order. */
const together = (values: readonly string[]): string => {
  const different = [...new Set(values)]
  const [first = ''] = different
  if (different.length === 1) return first
  const bare = [...new Set(different.map(withoutBrackets))]
  return numbersBetween(different) ?? (bare.length > 1 ? numbersBetween(bare) : null) ?? EITHER.format(different)
}

/**
 * Not `simpleFuel`, which reads what a feed says of the fuel alone: in an engine's description it would take '95 kW' and a
 * '48 V battery' for a fuel, and miss 'turbodiesel'.
 */
const FUELS: [RegExp, string][] = [
  [/plug-in/i, 'plug-in hybrid'],
  [/hybrid/i, 'hybrid'],
  [/electric/i, 'electric'],
  [/diesel/i, 'diesel'],
  [/petrol/i, 'petrol'],
]

/** What a grade's engine runs on, from its description; null when that does not say. */
export const fuelOf = ({ engine }: Pick<ModelGrade, 'engine'>): string | null =>
  FUELS.find(([pattern]) => pattern.test(engine ?? ''))?.[1] ?? null

const found = (text: string | null, pattern: RegExp): string | null => pattern.exec(text ?? '')?.[0] ?? null
const isRange = (economy: string | null): boolean => /\d km\b/.test(economy ?? '')

/** What is said of a grade under a label; null: nothing. */
export type GradeFact = [label: string, of: (grade: ModelGrade) => string | null]

const ofEveryKind: GradeFact[] = [
  ['Fuel', fuelOf],
  ['Electric range', ({ economy }) => (isRange(economy) ? economy : null)],
  ['Fuel use', ({ economy }) => (isRange(economy) ? null : economy)],
  ['Engine', ({ engine }) => found(engine, /[\d.]+ cc\b/)],
  ['Power', ({ engine }) => found(engine, /[\d.]+ kW\b/)],
  ['Drive', ({ drive }) => drive],
  ['Seats', ({ seats }) => seats],
  ['Braked towing', ({ towing }) => towing],
]

export const factOf = (facts: Facts, label: string): string | null =>
  facts.find((fact) => fact.label === label)?.value ?? null

/** What their kind is compared by, such as the berths of a caravan: each label once. */
export const ownFacts = (grades: readonly ModelGrade[]): GradeFact[] =>
  [...new Set(grades.flatMap(({ facts }) => facts.map(({ label }) => label)))].map((label) => [
    label,
    ({ facts }) => factOf(facts, label),
  ])

/** One fact of all grades; nothing where none says it. */
export const factOfAll = (grades: readonly ModelGrade[], [label, of]: GradeFact): ModelFact[] => {
  const values = grades.flatMap((grade) => of(grade) ?? [])
  return values.length > 0 ? [{ label, value: capital(together(values)) }] : []
}

/** What can be said of a model as a whole: of its kind first, then of every vehicle; what no grade says is left out. */
export const modelFacts = (grades: readonly ModelGrade[]): ModelFact[] =>
  [...ownFacts(grades), ...ofEveryKind].flatMap((fact) => factOfAll(grades, fact))

/** The highest number of a value: 6 of '2–6', 3500 of '3,500 kg'; 0 without one. */
export const mostOf = (facts: Facts, label: string): number =>
  Math.max(0, ...(factOf(facts, label)?.match(/[\d,]+(?:\.\d+)?/g) ?? []).map(numberOf))

/** What a tile says of each kind of vehicle; the first name tells the kind. */
const KINDS: readonly (readonly string[])[] = [
  ['Berths', 'Body length', 'ATM', 'Payload'],
  ['GVM', 'Licence', 'Seats', 'Braked towing'],
  ['Engine', 'Power', 'Licence', 'Kerb weight'],
  ['Fuel', 'Electric range', 'Fuel use', 'Seats', 'Braked towing', 'Power'],
]
const ON_A_TILE = 4

/** The few facts that tell a model from others of its kind. */
export const tileFacts = (facts: Facts): ModelFact[] => {
  const kind = KINDS.find(([first = '']) => factOf(facts, first) !== null) ?? []
  return kind.flatMap((label) => facts.find((fact) => fact.label === label) ?? []).slice(0, ON_A_TILE)
}

const SHORT: Partial<Record<string, (value: string) => string>> = {
  Berths: (value) => `${value} berths`,
  Seats: (value) => `${value} seats`,
  'Braked towing': (value) => `Tows ${value}`,
  'Electric range': (value) => withoutBrackets(value),
  // 'Car (C)' is shown without its code.
  Licence: (value) => (/learner/i.test(value) ? withoutBrackets(value) : `${withoutBrackets(value)} licence`),
}
const NAMED = new Set(['ATM', 'GVM', 'Payload'])

/** A fact that is read alone: '5 seats', 'ATM 2,460 kg'. */
export const inShort = ({ label, value }: ModelFact): string =>
  SHORT[label]?.(value) ?? (NAMED.has(label) ? `${label} ${value}` : value)

/** A class of licence by its code, named in full beside it: 'Full motorcycle licence' with 'R'. */
export const codeOfLicence = ({ label, value }: ModelFact): ModelFact => {
  const codes = [...value.matchAll(/\(([^)]+)\)/g)].flatMap(([, code]) => code ?? [])
  if (label !== 'Licence' || codes.length === 0) return { label, value }
  return { label: inShort({ label, value: value.replaceAll(/ \([^)]+\)/g, '') }), value: codes.join(' or ') }
}

/** The facts by which some of the models differ, in the order they are first said; and those all have alike. */
export const comparedFacts = (models: readonly { facts: Facts }[]): { differing: string[]; shared: ModelFact[] } => {
  const labels = [...new Set(models.flatMap(({ facts }) => facts.map(({ label }) => label)))]
  const said = labels.map((label) => ({ label, values: [...new Set(models.map(({ facts }) => factOf(facts, label)))] }))
  return {
    differing: said.flatMap(({ label, values }) => (values.length > 1 ? label : [])),
    shared: said.flatMap(({ label, values: [value = null, ...others] }) =>
      value !== null && others.length === 0 ? { label, value } : [],
    ),
  }
}
