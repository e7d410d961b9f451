import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../scripts/servers/dataDir.ts'
import { freePort } from '../../scripts/servers/ports.ts'
import { startProcess } from '../../scripts/servers/processes.ts'
import { step } from '../../scripts/lib/progress.ts'
import { fixed, table, type Bench, type PartResult } from '../lib/Bench.ts'
import { throwAwayDir } from '../lib/stand.ts'

const FIRST_SECONDS = 240
const SECOND_SECONDS = 20

/** `npm start` from its beginning to the printed addresses, then Ctrl-C. @returns seconds to start and to stop. */
const startOnce = async (dataDir: string, bench: Bench): Promise<{ start: number; stop: number }> => {
  const port = await freePort()
  const env = { DATA_DIR: dataDir, PORT: String(port), DATABASE_URL: undefined, MEILISEARCH_URL: undefined }
  let ready: () => void = () => undefined
  const isReady = new Promise<void>((resolve) => (ready = resolve))
  const startedAt = performance.now()
  const line = { command: 'node', args: ['scripts/run.mjs', 'start'] }
  const running = await startProcess(line, {
    name: 'start',
    env,
    onLine: (text) => text.startsWith('Ready in') && ready(),
  })
  bench.undo.push(() => running.stop(['SIGINT'], 30_000))
  const died = running.exited.then(() => Promise.reject(new Error(`npm start ended:\n${running.tail().join('\n')}`)))
  died.catch(() => undefined)
  await Promise.race([isReady, died])
  const readyAt = performance.now()
  await running.stop(['SIGINT'], 30_000)
  return { start: (readyAt - startedAt) / 1000, stop: (performance.now() - readyAt) / 1000 }
}

/** Start of everything from nothing (no build, no data) and again, against building and starting a bare Next app. */
export const start = async (bench: Bench): Promise<PartResult> => {
  const dataDir = throwAwayDir(bench.undo)
  rmSync(join(projectRoot, '.next'), { recursive: true, force: true })
  const first = await step('First start', () => startOnce(dataDir, bench))
  const second = await step('Second start', () => startOnce(dataDir, bench))
  const bare = await bench.baseline(await bench.stand())
  const bareFirst = (bare.buildMs + bare.startMs) / 1000
  const bareSecond = bare.startMs / 1000
  const seconds = (value: number) => `${fixed(value, 1)} s`
  const rows = [
    [
      'first: build, servers, migrations, demo, index',
      seconds(first.start),
      seconds(bareFirst),
      fixed(first.start / bareFirst),
    ],
    ['second: everything is there', seconds(second.start), seconds(bareSecond), fixed(second.start / bareSecond)],
    ['Ctrl-C until everything has stopped', seconds(second.stop), '', ''],
  ]
  return {
    text: [
      table(['npm start', 'until the addresses are printed', 'bare Next app: build and start', 'ratio'], rows),
      '`npm ci` is not part of it.',
    ],
    limits: [
      { promise: 'First start under 4 minutes', measured: seconds(first.start), kept: first.start < FIRST_SECONDS },
      {
        promise: 'Second start under 20 seconds',
        measured: seconds(second.start),
        kept: second.start < SECOND_SECONDS,
      },
    ],
  }
}
