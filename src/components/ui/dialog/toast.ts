import { TOAST_REMOVE_DELAY_MS } from '@/src/domain/constants/site'

export interface ToastMessage {
  title: string
  description?: string
  /** Destructive messages are announced at once (ERR-30). */
  variant?: 'default' | 'destructive'
  action?: { label: string; href: string }
  /** Null: stays until dismissed. */
  durationMs?: number | null
}

export interface ShownToast extends ToastMessage {
  id: number
  open: boolean
}

const DEFAULT_DURATION_MS = 6000

let current: ShownToast | null = null
let nextId = 1
const listeners = new Set<() => void>()
const timers = new Set<ReturnType<typeof setTimeout>>()

const show = (next: ShownToast | null): void => {
  current = next
  listeners.forEach((listener) => listener())
}

const later = (ms: number, act: () => void): void => {
  timers.add(setTimeout(act, ms))
}

/** Hides the toast; its record is removed after TOAST_REMOVE_DELAY_MS. */
export const dismissToast = (id: number): void => {
  if (current?.id !== id || !current.open) return
  show({ ...current, open: false })
  later(TOAST_REMOVE_DELAY_MS, () => {
    if (current?.id === id) show(null)
  })
}

/** Shows a message; at most one at a time, so it replaces the one before (ERR-31). */
export const toast = (message: ToastMessage): number => {
  timers.forEach(clearTimeout)
  timers.clear()
  const id = nextId++
  show({ ...message, id, open: true })
  const duration = message.durationMs === undefined ? DEFAULT_DURATION_MS : message.durationMs
  if (duration !== null) later(duration, () => dismissToast(id))
  return id
}

/** The store's side for useSyncExternalStore. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => current,
  getOnServer: () => null,
}
