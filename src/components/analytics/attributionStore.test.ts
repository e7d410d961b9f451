import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseAttribution } from '@/src/domain/analytics/attributionSchema'
import { attributionField } from './attributionStore'

const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('document', { referrer: 'https://search.example/results?q=jane' })
})
afterEach(() => vi.unstubAllGlobals())

const visit = async (path: string, rule: 'none' | 'opt_in' = 'none') => {
  const { keepVisit } = await import('./keepVisit')
  keepVisit(rule, new URL(path, 'https://www.example.com'))
}
const sent = () => parseAttribution(attributionField())

test('ENT-25 a form sends how its visitor came and where they went, as the server reads it', async () => {
  await visit('/?utm_source=radio&email=jane@example.com')
  await visit('/cars/x')
  expect(sent()).toMatchObject({
    first: { utm_source: 'radio', referrer: 'search.example/results', landing_page: '/' },
    last: { utm_source: 'radio' },
    visited: ['/', '/cars/x'],
    consent: null,
  })
  expect(attributionField()).not.toContain('jane')
})

test('LAW-08 ENT-25 nothing is kept before a visitor allows it where that is asked, nor after they take it back', async () => {
  const nothing = { first: null, last: null, visited: [] }
  await visit('/?gclid=abc', 'opt_in')
  expect(sent()).toEqual({ ...nothing, consent: null })
  localStorage.setItem('consent', 'granted')
  await visit('/?gclid=abc', 'opt_in')
  expect(sent()).toMatchObject({ first: { gclid: 'abc' }, visited: ['/'], consent: 'granted' })
  localStorage.setItem('consent', 'denied')
  await visit('/', 'opt_in')
  expect(sent()).toEqual({ ...nothing, consent: 'denied' })
})

test('ANA-15 without storage a form sends that nothing is known', async () => {
  const refuse = () => {
    throw new Error('Storage is forbidden.')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  await visit('/?gclid=abc')
  expect(sent()).toEqual({ first: null, last: null, visited: [], consent: null })
})
