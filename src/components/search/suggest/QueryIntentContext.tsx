'use client'

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { ParsedQuery } from '@/src/domain/search/plainLanguage/ParsedQuery'
import type { Rescue } from '@/src/domain/search/results/rescue'

/** Data the server sends beside a search's results. */
export interface Ask {
  /** The sentence this search was parsed from (ALRT-06); null when it was not. */
  understood: Pick<ParsedQuery, 'text' | 'chips' | 'leftOut'> | null
  /** Alternatives to a search without results (ALRT-07); null when it has results. */
  rescue: Rescue[] | null
}

interface QueryIntentValue extends Ask {
  setUnderstood: (understood: Ask['understood']) => void
}

const QueryIntentContext = createContext<QueryIntentValue>({
  understood: null,
  rescue: null,
  setUnderstood: () => undefined,
})

/** Holds what was understood for the keyword box, which changes it, and the note, which shows it. */
export const QueryIntentProvider = ({ ask, children }: { ask: Ask; children: ReactNode }) => {
  const [understood, setUnderstood] = useState(ask.understood)
  const value = useMemo(() => ({ understood, rescue: ask.rescue, setUnderstood }), [understood, ask.rescue])
  return <QueryIntentContext value={value}>{children}</QueryIntentContext>
}

export const useQueryIntent = (): QueryIntentValue => useContext(QueryIntentContext)
