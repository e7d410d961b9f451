import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../scripts/servers/dataDir.ts'
import { freePort } from '../../scripts/servers/ports.ts'
import { runToEnd, startProcess, type Running } from '../../scripts/servers/processes.ts'
import { step } from '../../scripts/lib/progress.ts'
import { untilAnswering } from '../../scripts/servers/readiness.ts'
import { mustAsk } from './http.ts'
import type { PageName } from './pagesOf.ts'

/** A page of ours that the bare app has a twin of, with the same number of bytes. */
export type Twin = { name: PageName; html: string }

export type Baseline = {
  port: number
  host: string
  running: Running
  /** Milliseconds that the build and the start of the server took. */
  buildMs: number
  startMs: number
}

const NEAR_ENOUGH = 0.02
const TRIES = 4

/** Three levels below the packages, where `node_modules` is found by looking upwards. */
const folder = join(projectRoot, '.data/bench/baseline')

const quiet = { onLine: () => undefined }

const build = async (): Promise<number> => {
  rmSync(join(folder, '.next'), { recursive: true, force: true })
  const startedAt = Date.now()
  const line = { command: 'next', args: ['build'] }
  const { code, tail } = await runToEnd(line, { name: 'bare', cwd: folder, env: { NODE_ENV: 'production' }, ...quiet })
  if (code !== 0) throw new Error(`The bare Next app could not be built:\n${tail.join('\n')}`)
  return Date.now() - startedAt
}

const start = async (): Promise<Omit<Baseline, 'buildMs'>> => {
  const port = await freePort()
  const host = `localhost:${port}`
  const startedAt = Date.now()
  const line = { command: 'next', args: ['start', '-p', String(port), '-H', 'localhost'] }
  const env = { NODE_ENV: 'production', NODE_OPTIONS: '--dns-result-order=ipv4first' }
  const running = await startProcess(line, { name: 'bare', cwd: folder, env, ...quiet })
  await untilAnswering(port, host, 60_000)
  return { port, host, running, startMs: Date.now() - startedAt }
}

const writeText = ({ name, html }: Twin, length: number): void =>
  writeFileSync(join(folder, `text/${name}.html`), html.repeat(3).slice(0, Math.max(100, Math.round(length))))

/**
 * A Next app with nothing in it, of the same Next and the same packages: static pages as large as ours, made of our own
 * page's text so that they compress alike. Next sends a page's text twice (as HTML and as data), ours as well as this
 * one's, so the length is found by building and looking.
 */
export const startBaseline = async (twins: Twin[], undo: (() => unknown)[]): Promise<Baseline> => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'text'), { recursive: true })
  cpSync(join(projectRoot, 'bench/baseline'), folder, { recursive: true })
  undo.push(() => rmSync(folder, { recursive: true, force: true }))
  const lengths = new Map(twins.map(({ name, html }) => [name, html.length / 2.4]))
  return step('Bare Next app of the same page sizes', async () => {
    for (let attempt = 1; ; attempt += 1) {
      for (const twin of twins) writeText(twin, lengths.get(twin.name) ?? 0)
      const buildMs = await build()
      const baseline = { buildMs, ...(await start()) }
      const sizeOf = async (path: string) => (await mustAsk(baseline.port, baseline.host, path)).body.length
      const empty = await sizeOf('/')
      let worst = 0
      for (const { name, html } of twins) {
        const wanted = Buffer.byteLength(html)
        const size = await sizeOf(`/${name}`)
        worst = Math.max(worst, Math.abs(size / wanted - 1))
        lengths.set(name, ((lengths.get(name) ?? 0) * (wanted - empty)) / (size - empty))
      }
      if (worst <= NEAR_ENOUGH || attempt === TRIES) {
        undo.push(() => baseline.running.stop())
        return baseline
      }
      await baseline.running.stop()
    }
  })
}
