'use client'

import type * as Library from '@simplewebauthn/browser'
import { useState, useSyncExternalStore } from 'react'

type Ceremony = (library: typeof Library, options: unknown) => Promise<unknown>

const post = async (path: string, body: unknown): Promise<unknown> => {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const said: unknown = await answer.json().catch(() => null)
  if (answer.ok) return said
  throw new Error(String(Object(Object(said).error).message ?? 'That did not work. Please try again in a moment.'))
}

/** The visitor closed the browser's own dialog, or its time ran out: nothing to report. */
const isCancelled = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)

const never = (): (() => void) => () => undefined

/**
 * Asks the server for options, lets the browser make or use a passkey, and sends what came of it. `supported` is false on
 * the server and where the browser has no passkeys. `@simplewebauthn/browser` is loaded by the first press.
 */
export const usePasskey = (path: string, ceremony: Ceremony, done: () => void) => {
  const supported = useSyncExternalStore(
    never,
    () => typeof window.PublicKeyCredential === 'function',
    () => false,
  )
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const start = async (): Promise<void> => {
    setBusy(true)
    setProblem('')
    try {
      const library = await import('@simplewebauthn/browser')
      const { options } = Object(await post(`${path}/options`, {}))
      await post(path, await ceremony(library, options))
      done()
    } catch (error) {
      if (!isCancelled(error)) setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  return { supported, busy, problem, start }
}
