import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { missingEdge, startVarnish } from '@/scripts/testing/edge'
import { freePort } from '@/scripts/servers/ports'
import { askEdge, type EdgeAnswer, type EdgeQuestion } from './askEdge'
import { type FakeOrigin, startFakeOrigin } from './fakeOrigin'

const SECRET = 'secret-of-the-edge-tests'

/** Why the tests of this folder cannot run here, printed; null: they can. */
export const missing = await missingEdge()
if (missing) process.stdout.write(`Skipped: ${missing}\n`)

interface FakeEdge {
  origin: () => FakeOrigin
  ask: (path: string, question?: EdgeQuestion) => Promise<EdgeAnswer>
  purge: (xkey: string, question?: EdgeQuestion) => Promise<EdgeAnswer>
  /** A path no test has asked for. */
  fresh: () => string
  /** A visitor of its own: the limits count them apart. */
  visitor: () => Record<string, string>
  /** The app answers again as it did at first. */
  restore: () => void
}

/** The real Varnish before a fake app, for the tests of one file. */
export const fakeEdge = (): FakeEdge => {
  const undo: (() => unknown)[] = []
  let origin: FakeOrigin | undefined
  let usual: FakeOrigin['answer'] | undefined
  let port = 0
  let count = 0
  const theOrigin = (): FakeOrigin => {
    if (!origin) throw new Error('The fake app is not started yet.')
    return origin
  }
  const restore = (): void => {
    if (usual) theOrigin().answer = usual
  }

  beforeAll(async () => {
    if (missing) return
    const dir = mkdtempSync(join(tmpdir(), 'forecourt-edge-'))
    // Varnish works as a user of its own.
    chmodSync(dir, 0o755)
    undo.push(() => rmSync(dir, { recursive: true, force: true }))
    origin = await startFakeOrigin()
    usual = origin.answer
    undo.push(origin.stop)
    port = await freePort()
    const env = { EDGE_PAGES_PER_10S: '100000', EDGE_SEARCHES_PER_10S: '40' }
    const varnish = await startVarnish({ port, replicas: [origin.port], secret: SECRET, dir, env })
    undo.push(() => varnish.stop())
  })
  afterAll(async () => {
    for (const task of undo.reverse()) await task()
  })
  beforeEach(() => {
    if (missing) return
    restore()
    theOrigin().asked.length = 0
  })

  const ask = (path: string, question?: EdgeQuestion) => askEdge(port, path, question)
  return {
    origin: theOrigin,
    ask,
    purge: (xkey, question = {}) =>
      ask('/', { method: 'PURGE', headers: { 'edge-secret': SECRET, xkey, ...question.headers }, from: question.from }),
    fresh: () => `/page-${(count += 1)}`,
    visitor: () => ({ 'x-forwarded-for': `203.0.113.${(count += 1) % 250}` }),
    restore,
  }
}
