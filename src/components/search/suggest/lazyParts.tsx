'use client'

import { lazy, Suspense, useState } from 'react'
import { useSearchContext } from '../SearchContext'
import { useAsk } from './AskContext'

const Note = lazy(() => import('./UnderstoodNote').then(({ UnderstoodNote }) => ({ default: UnderstoodNote })))
const WaysOut = lazy(() => import('./WaysOut').then((module) => ({ default: module.WaysOut })))

/*
 * Few searches need these, so their code comes only with those that do. What the server rendered has no Suspense around
 * it: it must be in the page itself, readable without JavaScript.
 */

/** How a sentence was understood; nothing for a search that was not read from one. */
export const LazyNote = () => {
  const { understood } = useAsk()
  const [fromServer] = useState(understood !== null)
  if (!understood) return null
  if (fromServer) return <Note />
  return (
    <Suspense>
      <Note />
    </Suspense>
  )
}

/** Ways out of a search without results. */
export const LazyWaysOut = () => {
  const { interactive } = useSearchContext()
  const [fromServer] = useState(!interactive)
  if (fromServer) return <WaysOut />
  return (
    <Suspense>
      <WaysOut />
    </Suspense>
  )
}
