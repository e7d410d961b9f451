import { capital } from '@/src/domain/capital'
import { slugify } from '@/src/domain/site/slugify'
import type { NameSuggestion } from '@/src/domain/search/facets/suggestNames'
import type { PastSearch } from '../query/searchHistory'
import type { SuggestAnswer, SuggestedQuery } from './SuggestAnswer'

/** One line a shopper can choose. */
export type SuggestChoice =
  | { kind: 'reading'; reading: SuggestedQuery }
  | { kind: 'name'; name: NameSuggestion }
  | { kind: 'keyword'; text: string }
  | { kind: 'past'; past: PastSearch; label: string }
  | { kind: 'example'; text: string }

export interface SuggestGroup {
  title: string
  choices: SuggestChoice[]
}

/** Unique key of a choice in the list, used in an id. */
export const choiceKey = (choice: SuggestChoice): string => {
  if (choice.kind === 'reading' || choice.kind === 'keyword') return choice.kind
  if (choice.kind === 'name') return `${choice.name.kind}-${slugify(choice.name.path)}`
  return `${choice.kind}-${slugify(choice.kind === 'past' ? choice.past.path + choice.past.search : choice.text)}`
}

interface GroupInput {
  text: string
  answer: SuggestAnswer | null
  past: { past: PastSearch; label: string }[]
  /** A sentence the site's stock answers. */
  example?: string | null
  /** The dealership's own, for an example. */
  postcode?: string | null
}

const examplesNear = (postcode: string | null, own: string | null): string[] => [
  ...(own ? [capital(own)] : []),
  postcode ? `Less than 60,000 km near ${postcode}` : 'Less than 60,000 km',
  'Cheapest diesel, 2020 or newer',
]
const TITLES = { make: 'Makes', body: 'Body types', model: 'Models' } as const

const names = (answer: SuggestAnswer | null, title: (kind: keyof typeof TITLES) => string): SuggestGroup[] =>
  (['make', 'body', 'model'] as const).map((kind) => ({
    title: title(kind),
    choices: (answer?.names ?? []).filter((name) => name.kind === kind).map((name) => ({ kind: 'name', name })),
  }))

const isFilled = ({ choices }: SuggestGroup): boolean => choices.length > 0

/**
 * What the list below the keyword box offers, group by group. Nothing typed: the last searches, what is popular, and
 * sentences to try. Something typed: what it was understood as, names that begin so, the words themselves, and earlier
 * searches that hold them.
 */
export const suggestGroups = ({ text, answer, past, example = null, postcode = null }: GroupInput): SuggestGroup[] => {
  const typed = text.trim()
  const recent = (list: GroupInput['past']): SuggestGroup => ({
    title: 'Recent searches',
    choices: list.map((entry) => ({ kind: 'past', ...entry })),
  })
  if (typed === '') {
    const examples: SuggestGroup = {
      title: 'Ask in your own words',
      choices: examplesNear(postcode, example).map((sentence) => ({ kind: 'example', text: sentence })),
    }
    return [recent(past), ...names(answer, (kind) => `Popular ${TITLES[kind].toLowerCase()}`), examples].filter(
      isFilled,
    )
  }
  const small = typed.toLowerCase()
  const fitting = past.filter(({ label }) => label.toLowerCase().includes(small)).slice(0, 2)
  const reading: SuggestGroup = {
    title: 'In filters',
    choices: answer?.reading ? [{ kind: 'reading', reading: answer.reading }] : [],
  }
  const keyword: SuggestGroup = { title: 'Keyword', choices: [{ kind: 'keyword', text: typed }] }
  return [reading, ...names(answer, (kind) => TITLES[kind]), keyword, recent(fitting)].filter(isFilled)
}
