import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copyAddress } from '@/src/components/vehicle/tools/shareAddress'
import { TOAST_REMOVE_DELAY_MS } from '@/src/domain/constants/site'
import { dismissToast, toast, toastStore } from './toast'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('ERR-31 a second toast takes the place of the first', () => {
  toast({ title: 'One' })
  toast({ title: 'Two' })
  expect(toastStore.get()).toMatchObject({ title: 'Two', open: true })
})

test('ERR-29 PDF-03 copying a car’s address says so by its name for 3000 ms, and on its button for 1500', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copyAddress('Mazda CX-5', 'https://own.example/cars/cx-5')).toBe(1500)
  expect(writeText).toHaveBeenCalledWith('https://own.example/cars/cx-5')
  expect(toastStore.get()).toMatchObject({ title: 'Copied Mazda CX-5 to your clipboard!', open: true })
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
