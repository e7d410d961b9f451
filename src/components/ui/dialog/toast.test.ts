import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TOAST_REMOVE_DELAY_MS } from '@/src/domain/constants/site'
import { dismissToast, toast, toastStore } from './toast'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('ERR-31 a second toast takes the place of the first', () => {
  toast({ title: 'One' })
  toast({ title: 'Two' })
  expect(toastStore.get()).toMatchObject({ title: 'Two', open: true })
})

test('ERR-29 a toast of 3000 ms closes after them', () => {
  toast({ title: 'Copied Mazda CX-5 to your clipboard!', durationMs: 3000 })
  vi.advanceTimersByTime(2999)
  expect(toastStore.get()?.open).toBe(true)
  vi.advanceTimersByTime(1)
  expect(toastStore.get()?.open).toBe(false)
})

test('ERR-32 a dismissed toast is forgotten only after a very long delay', () => {
  dismissToast(toast({ title: 'Car Removed', durationMs: null }))
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1)
  expect(toastStore.get()).toMatchObject({ title: 'Car Removed', open: false })
  vi.advanceTimersByTime(1)
  expect(toastStore.get()).toBeNull()
})
