'use client'

import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** The page runs its own JavaScript: false on the server and while what the server wrote comes alive. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
