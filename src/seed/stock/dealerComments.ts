import { featuresInOrder } from '@/src/domain/stock/specifications/featureOrder'
import type { Random } from '../random'
import type { CommentFacts } from './CommentFacts'
import { bodyLinesOf, certifiedLine, closersOf, openersOf } from './commentSentences'

const list = (words: string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1] ?? ''}`
/** Proper names and abbreviations keep their capitals in a sentence. */
const lower = (feature: string) =>
  /CarPlay|Android/.test(feature)
    ? feature
    : feature.replace(/\S+/g, (word) => (/[A-Z].*[A-Z]|^Bluetooth$|^Type$/.test(word) ? word : word.toLowerCase()))

/** What the dealer says about the vehicle (CAR-22): two to five plain sentences with its own facts. */
export const dealerComments = (random: Random, car: CommentFacts): string => {
  const lines = bodyLinesOf(car)
  const named = random.some(featuresInOrder(car.chosen).slice(0, 12), 3)
  const highlights = named.filter((feature) => car.features.includes(feature)).map(lower)
  const sentences = [
    random.pick(openersOf(car))(car),
    ...(lines.length > 0 && random.chance(0.75) ? [random.pick(lines)(car)] : []),
    ...(random.chance(0.8) && highlights.length > 1 ? [`Worth pointing out: ${list(highlights)}.`] : []),
    ...(car.certified ? [certifiedLine(car)] : []),
    random.pick(closersOf(car))(car),
  ]
  return sentences.join(' ')
}
