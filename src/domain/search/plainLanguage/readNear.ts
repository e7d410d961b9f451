import type { NumberRead } from './readNumber'
import type { Understood } from './ParsedQuery'
import type { Token } from './tokens'

/** Radius of 'near' when no distance is given. */
const NEAR_KM = 50
const POSTCODE = /^(0[289]|[1-9]\d)\d{2}$/
const NEAR_WORDS: readonly string[][] = [
  ['within', 'reach', 'of'],
  ['close', 'to'],
  ['near', 'to'],
  ['nearest', 'to'],
  ['closest', 'to'],
  ['near', 'postcode'],
  ['around', 'postcode'],
  ['in', 'postcode'],
  ['post', 'code'],
  ['near', 'me'],
  ['close', 'by'],
  ['near'],
  ['nearby'],
  ['postcode'],
  ['pcode'],
  ['in'],
]
const KM_WORDS = /^(km|kms|ks|kilometres|kilometers|klms|k)$/

const wordsAt = (tokens: readonly Token[], at: number, words: string[]): boolean =>
  words.every((word, index) => tokens[at + index]?.word === word)

const postcodeAt = (tokens: readonly Token[], at: number): string | null => {
  const word = tokens[at]?.word ?? ''
  return POSTCODE.test(word) ? word : null
}

/** '50km' or '50 km', with or without 'within'; its distance and its number of words. */
const distanceAt = (tokens: readonly Token[], start: number): { km: number; length: number } | null => {
  const lead = ['within', 'under', 'max'].includes(tokens[start]?.word ?? '') ? 1 : 0
  const number = tokens[start + lead]?.number
  if (!number || number.dollars || !Number.isInteger(number.value) || number.value < 1 || number.value > 1000)
    return null
  if (number.unit === 'km' || number.unit === 'kms') return { km: number.value, length: lead + 1 }
  const unit = number.unit === '' && KM_WORDS.test(tokens[start + lead + 1]?.word ?? '')
  return unit ? { km: number.value, length: lead + 2 } : null
}

const read = (postcode: string, km: number, length: number): NumberRead => ({
  meaning: { kind: 'near', postcode, km },
  length,
})

/**
 * A place by its postcode: 'near 4000', 'within 50 km of 4000', 'near 4000 within 20km', 'postcode 0800', '4000 area',
 * 'Brisbane 4000'. Returns null when none starts here.
 */
export const readNear = (tokens: readonly Token[], at: number, chips: readonly Understood[]): NumberRead | null => {
  const distance = distanceAt(tokens, at)
  if (distance) {
    const joint = at + distance.length
    const link = ['of', 'from', 'around', 'to'].includes(tokens[joint]?.word ?? '') ? 1 : 0
    const named = tokens[joint + link]?.word === 'postcode' ? 1 : 0
    const postcode = postcodeAt(tokens, joint + link + named)
    return link && postcode ? read(postcode, distance.km, distance.length + link + named + 1) : null
  }
  const cue = NEAR_WORDS.find((words) => wordsAt(tokens, at, words))
  const postcode = postcodeAt(tokens, at + (cue?.length ?? 0))
  if (postcode === null || tokens[at + (cue?.length ?? 0)]?.breakBefore === (cue !== undefined)) return null
  const length = (cue?.length ?? 0) + 1
  if (cue) {
    const reach = tokens[at + length]?.breakBefore === false ? distanceAt(tokens, at + length) : null
    return read(postcode, reach?.km ?? NEAR_KM, length + (reach?.length ?? 0))
  }
  if (['area', 'postcode'].includes(tokens[at + 1]?.word ?? '')) return read(postcode, NEAR_KM, 2)
  const last = chips.at(-1)
  const afterPlace =
    last?.meaning.kind === 'value' &&
    ['city', 'state', 'location_name'].includes(last.meaning.attribute) &&
    last.span.end === tokens[at - 1]?.end
  return afterPlace && !/^(19|20[0-4])/.test(postcode) ? read(postcode, NEAR_KM, 1) : null
}
