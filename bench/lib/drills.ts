import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { withDatabase } from '../../scripts/servers/database.ts'
import { startProcess, type Running } from '../../scripts/servers/processes.ts'
import { demoPassword } from '../../src/domain/platform/demoPassword.ts'
import type { Limit } from './Bench.ts'
import { jsonOf, mustAsk } from './http.ts'
import type { Stand } from './stand.ts'

const RECOVERY_MS = 60_000

/**
 * The throw-away PostgreSQL of the benches answers before a commit is in its log, which a crash would then forget: a drill that
 * kills it has every commit written first, as production has.
 */
export const DURABLE = { PGOPTIONS: '-c synchronous_commit=on' }

export const linesOf = (file: string): string[] => {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean)
  } catch {
    return []
  }
}

/** A receiver in `bench/lib/receivers` as a process of its own. */
export const receiver = (script: string, args: readonly (string | number)[]) => (): Promise<Running> =>
  startProcess(
    { command: 'tsx', args: [join(import.meta.dirname, `receivers/${script}.ts`), ...args.map(String)] },
    { name: script, onLine: () => undefined },
  )

/** One backend killed: PostgreSQL ends all connections, recovers from its log and starts again. */
export const crashDatabase = async ({ servers }: Stand): Promise<void> => {
  const found = await withDatabase(servers.databaseUrl, (client) =>
    client.query('SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = $1 LIMIT 1', [
      'client backend',
    ]),
  ).catch(() => null)
  const pid = z.object({ pid: z.number() }).safeParse(found?.rows[0]).data?.pid
  if (pid !== undefined) process.kill(pid, 'SIGKILL')
}

/** Rows of a query; asked again while PostgreSQL recovers. */
export const rowsOf = async <S extends z.ZodType>(
  { servers }: Stand,
  row: S,
  query: string,
  values: unknown[] = [],
): Promise<z.output<S>[]> => {
  for (const until = Date.now() + RECOVERY_MS; ;) {
    try {
      const { rows } = await withDatabase(servers.databaseUrl, (client) => client.query(query, values))
      return row.array().parse(rows)
    } catch (error) {
      if (error instanceof z.ZodError || Date.now() > until) throw error
      await sleep(500)
    }
  }
}

const countRow = z.object({ count: z.coerce.number() })

export const counted = async (stand: Stand, query: string, values: unknown[] = []): Promise<number> =>
  (await rowsOf(stand, countRow, query, values))[0]?.count ?? 0

/** Waits until a count is what it should be. @throws with what it is called when it does not come to that */
export const until = async (what: string, isSo: () => Promise<boolean>, patienceMs = 300_000): Promise<void> => {
  for (const end = Date.now() + patienceMs; !(await isSo());) {
    if (Date.now() > end) throw new Error(`It did not come to this: ${what}.`)
    await sleep(200)
  }
}

/**
 * Kills one after the other until it is stopped, each when everything has been up again for `everyMs`: on a busy machine a restart
 * takes longer than that, and nothing would ever be answered. `stop` answers how often each was killed.
 */
export const killInTurn = (
  turns: readonly (readonly [string, () => Promise<unknown>])[],
  everyMs: number,
  isUp: () => Promise<boolean> = async () => true,
) => {
  const kills = new Map<string, number>()
  let isOver = false
  const running = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const [name, strike] = turns[turn % turns.length] ?? ['', async () => undefined]
      while (!isOver && !(await isUp())) await sleep(200)
      await sleep(everyMs)
      if (isOver) return
      await strike()
      kills.set(name, (kills.get(name) ?? 0) + 1)
    }
  })()
  return {
    stop: async (): Promise<Map<string, number>> => {
      isOver = true
      await running
      return kills
    },
  }
}

const tokenSchema = z.object({ token: z.string() })

/** Headers of the platform's administrator. */
export const asAdmin = async ({ web }: Stand): Promise<{ authorization: string }> => {
  const json = { email: 'admin@demo.test', password: demoPassword }
  const answer = await mustAsk(web.port, web.platform, '/api/users/login', { method: 'POST', json })
  return { authorization: `JWT ${tokenSchema.parse(jsonOf(answer)).token}` }
}

export const limit = (promise: string, measured: string, kept: boolean): Limit => ({ promise, measured, kept })
