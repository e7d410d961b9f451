import { holdsFilter } from '@/src/domain/search/plainLanguage/heldFilter'
import type { SearchState } from '@/src/domain/search/url/SearchState'
import type { Ask } from './QueryIntentContext'

/** Keys (`appliedFilters`) of the filters that the note on the sentence shows already: they need no second chip. */
export const notedKeys = (understood: Ask['understood'], state: SearchState): ReadonlySet<string> =>
  new Set(
    (understood?.chips ?? []).flatMap(({ meaning }) => {
      if (!holdsFilter(state, meaning)) return []
      if (meaning.kind === 'value') return meaning.values.map((value) => `${meaning.attribute}:${value}`)
      return meaning.kind === 'range' ? [meaning.attribute] : [meaning.kind]
    }),
  )
