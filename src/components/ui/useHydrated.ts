'use client'

import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** True once the page is hydrated; false on the server and during hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
