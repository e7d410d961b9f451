import { setTimeout as sleep } from 'node:timers/promises'
import { step } from '../../scripts/lib/progress.ts'
import { fixed, ratioText, table, whole, type Bench, type PartResult } from '../lib/Bench.ts'
import { mustAsk } from '../lib/http.ts'
import { cpuSecondsOf } from '../lib/processTree.ts'
import { site } from '../lib/stand.ts'
import { countStatements } from '../lib/statements.ts'
import { median } from '../lib/stats.ts'

const CPU_LIMIT_MS = 45
const STATEMENTS_LIMIT = 3
const WARM_UP = 20
const COUNTED = 8
const APP = 'bench-vehicle'
/**
 * As long as a visit takes: statements that the server runs by itself in that time, such as reading redirects, are
 * subtracted.
 */
const IDLE_MS = 100

interface Made {
  cpuMs: number
  walls: number[]
}

/** Processor time of a server per page, and the duration of each. */
const make = async (pid: number, visits: (() => Promise<unknown>)[]): Promise<Made> => {
  const cpuBefore = cpuSecondsOf(pid)
  const walls: number[] = []
  for (const visit of visits) {
    const started = performance.now()
    await visit()
    walls.push(performance.now() - started)
  }
  return { cpuMs: ((cpuSecondsOf(pid) - cpuBefore) * 1000) / visits.length, walls }
}

/** Uncached vehicle pages: processor time and SQL statements of rendering one. */
export const vehicle = async (bench: Bench): Promise<PartResult> => {
  const stand = await bench.stand()
  const cars = await stand.carsOf(site)
  const web = await stand.startWeb({ PGAPPNAME: APP })
  const visit = ({ slug }: { slug: string }) => mustAsk(web.port, web.host(site), `/cars/${slug}`)
  const counted = cars.slice(WARM_UP, WARM_UP + COUNTED)
  const measured = cars.slice(WARM_UP + COUNTED)
  for (const car of cars.slice(0, WARM_UP)) await visit(car)
  const statements = await step('SQL statements', () =>
    countStatements(
      stand,
      APP,
      counted.map((car) => () => visit(car)),
    ),
  )
  const idle = await step('SQL statements of a server nobody visits', () =>
    countStatements(
      stand,
      APP,
      counted.map(() => () => sleep(IDLE_MS)),
    ),
  )
  const ours = await step(`${measured.length} pages`, () =>
    make(
      web.running.ref.pid,
      measured.map((car) => () => visit(car)),
    ),
  )
  await web.running.stop()
  const bare = await bench.baseline(stand)
  const ask = (id: number) => () => mustAsk(bare.port, bare.host, `/made/${id}`)
  const ids = Array.from({ length: WARM_UP + COUNTED + measured.length }, (_, id) => id)
  for (const id of ids.slice(0, WARM_UP + COUNTED)) await ask(id)()
  const empty = await step('As many pages of a bare Next app', () =>
    make(bare.running.ref.pid, ids.slice(WARM_UP + COUNTED).map(ask)),
  )
  const polls = median(idle)
  const own = median(statements) - polls
  return {
    text: [
      table(
        ['', 'processor time', 'wall time (p50)', 'SQL statements', 'in the same time without a visitor', 'most'],
        [
          [
            'a page made for its first visitor',
            `${fixed(ours.cpuMs, 1)} ms`,
            `${whole(median(ours.walls))} ms`,
            whole(median(statements)),
            whole(polls),
            whole(Math.max(...statements)),
          ],
          [
            'a page of a bare Next app, 1,200 elements and no data',
            `${fixed(empty.cpuMs, 1)} ms`,
            `${whole(median(empty.walls))} ms`,
            '',
            '',
            '',
          ],
        ],
      ),
      `${measured.length} different cars one after the other, after ${WARM_UP} others; storing the page is part of it. ` +
        `It takes ${ratioText(ours.cpuMs / empty.cpuMs)} times the processor time of the bare page. ` +
        'A product page of Payload’s own shop template takes 34 ms.',
    ],
    limits: [
      {
        promise: `A vehicle page is made with at most ${CPU_LIMIT_MS} ms of processor time`,
        measured: `${fixed(ours.cpuMs, 1)} ms`,
        kept: ours.cpuMs <= CPU_LIMIT_MS,
      },
      {
        promise: `and at most ${STATEMENTS_LIMIT} SQL statements more than without a visitor`,
        measured: whole(own),
        kept: own <= STATEMENTS_LIMIT,
      },
    ],
  }
}
