import type { Entry, Lexicon } from './LexiconEntry'
import type { Understood } from './ParsedQuery'
import { squash, type Token } from './tokens'

export interface PhraseFound {
  entry: Entry
  length: number
  /** Found with one slip of the fingers forgiven. */
  slip: boolean
}

const PLACE_CUES = new Set(['in', 'near', 'around', 'from', 'at', 'nearby'])
const PLACES = new Set(['city', 'location_name', 'state', 'dealership_name'])
const SLIP_LENGTH = 5

const makesOf = (chip: Understood | undefined): string[] => {
  if (chip?.meaning.kind !== 'value') return []
  const { attribute, values } = chip.meaning
  if (attribute === 'make') return values
  return attribute === 'make_model' ? values.map((value) => value.split('|')[0] ?? '') : []
}

const isPlace = ({ meaning }: Entry): boolean => meaning?.kind === 'value' && PLACES.has(meaning.attribute)

/** A model's values among the makes that were said before it; all of them when none of those makes has it. */
const narrowed = (entry: Entry, makes: string[]): Entry => {
  const { meaning } = entry
  if (meaning?.kind !== 'value' || meaning.attribute !== 'make_model' || meaning.values.length < 2) return entry
  const values = meaning.values.filter((value) => makes.includes(value.split('|')[0] ?? ''))
  return values.length === 0 ? entry : { ...entry, meaning: { ...meaning, values } }
}

const belongsTo = ({ meaning }: Entry, makes: string[]): boolean =>
  meaning?.kind === 'value' && meaning.values.some((value) => makes.includes(value.split('|')[0] ?? ''))

/** 'Triton GLS': right behind a model, a few letters are its badge, not another make's model. */
const isShortModel = ({ rank, meaning }: Entry, token: Token | undefined): boolean =>
  rank === 3 && meaning?.kind === 'value' && /^[a-z]{1,3}$/.test(token?.word ?? '')

const phraseKey = (tokens: readonly Token[], at: number, length: number): string | null => {
  const part = tokens.slice(at, at + length)
  if (part.length < length || part.slice(1).some(({ breakBefore }) => breakBefore)) return null
  return squash(part.map(({ word }) => word).join(''))
}

/**
 * Whether two words differ by at most one slip of the fingers: a letter more, less, wrong, or two swapped (Damerau
 * distance 1). The first letters must agree or be swapped: people rarely get those wrong, and 'Bolt' is not 'Colt'.
 */
const oneSlip = (one: string, other: string): boolean => {
  if (one === other) return true
  if (Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  if (at === 0 && !(one[0] === other[1] && one[1] === other[0])) return false
  const [restOne, restOther] = [one.slice(at), other.slice(at)]
  if (restOne.slice(1) === restOther.slice(1)) return true
  if (restOne.slice(1) === restOther || restOne === restOther.slice(1)) return true
  return restOne[0] === restOther[1] && restOne[1] === restOther[0] && restOne.slice(2) === restOther.slice(2)
}

/**
 * The longest phrase of the lexicon that starts at a token. Makes come before bodies, models, other words, colours,
 * features, places and badges; after 'in' or 'near' places come first. A slip is forgiven in makes and models when the
 * word is no other.
 */
export const findPhrase = (
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  chips: readonly Understood[],
): PhraseFound | null => {
  const last = chips.at(-1)
  const before = tokens[at - 1]
  const direct = last && last.span.end === before?.end && tokens[at]?.breakBefore === false ? makesOf(last) : []
  const said = chips.flatMap(makesOf)
  const afterPlaceCue = PLACE_CUES.has(before?.word ?? '')
  const afterModel = direct.length > 0 && last?.meaning.kind === 'value' && last.meaning.attribute === 'make_model'
  const choose = (entries: Entry[]): Entry | null => {
    const fitting = entries.filter(
      (entry) => (!entry.needsMake && !(afterModel && isShortModel(entry, tokens[at]))) || belongsTo(entry, direct),
    )
    const place = afterPlaceCue ? fitting.find(isPlace) : undefined
    // 'BMW 3 Series': a model of the make just said beats everything else of that name.
    const model = fitting.find((entry) => entry.needsMake)
    const entry = place ?? fitting.find(({ rank }) => rank < 3) ?? model ?? fitting[0]
    return entry ? narrowed(narrowed(entry, direct), said) : null
  }
  for (let length = Math.min(lexicon.longest, tokens.length - at); length > 0; length -= 1) {
    const key = phraseKey(tokens, at, length)
    const entry = key === null ? null : choose(lexicon.phrases.get(key) ?? [])
    if (entry) return { entry, length, slip: false }
    const single =
      key?.endsWith('s') === true && length === 1 ? choose(lexicon.phrases.get(key.slice(0, -1)) ?? []) : null
    if (single?.meaning && (key?.length ?? 0) > 3) return { entry: single, length, slip: true }
  }
  for (const length of [2, 1]) {
    const key = phraseKey(tokens, at, length)
    if (key === null || key.length < SLIP_LENGTH || !/^[a-z]+$/.test(key) || lexicon.known.has(key)) continue
    if (length === 2 && [0, 1].some((step) => lexicon.known.has(phraseKey(tokens, at + step, 1) ?? ''))) continue
    const near = [-1, 0, 1]
      .flatMap((difference) => lexicon.forgiving.get(key.length + difference) ?? [])
      .filter((candidate) => oneSlip(key, candidate.key))
    const entry = choose(near.map(({ entry: found }) => found))
    if (entry) return { entry, length, slip: true }
  }
  return null
}
