import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inTransaction } from '@/src/payload/sql/inTransaction'
import { selectRows } from '@/src/payload/sql/selectRows'
import { testPayload, type TestPayload } from '@/tests/setup/testPayload'

let running: TestPayload
const run = (statement: ReturnType<typeof sql>) => running.payload.db.drizzle.execute(statement)

beforeAll(async () => {
  running = await testPayload()
  await run(sql`CREATE TABLE commit_parents (id int PRIMARY KEY)`)
  // Checked at the commit, which then fails.
  await run(sql`CREATE TABLE commit_children (parent int REFERENCES commit_parents DEFERRABLE INITIALLY DEFERRED)`)
}, 180_000)
afterAll(() => running?.destroy())

const add = async (parent: number): Promise<string> => {
  const req = await createLocalReq({}, running.payload)
  return inTransaction(req, async () => {
    await selectRows(req, sql`INSERT INTO commit_children VALUES (${parent})`)
    return 'acknowledged'
  })
}
const stored = async () => (await run(sql`SELECT parent FROM commit_children ORDER BY parent`)).rows

test('CRM-01 what the database refuses to commit is not acknowledged', async () => {
  await run(sql`INSERT INTO commit_parents VALUES (1)`)
  expect(await add(1)).toBe('acknowledged')
  await expect(add(2)).rejects.toThrow('did not confirm')
  expect(await stored()).toEqual([{ parent: 1 }])
})

test('CRM-01 a connection that is lost before the commit is an error, and the next write goes on', async () => {
  const req = await createLocalReq({}, running.payload)
  const lost = inTransaction(req, async () => {
    const [own] = await selectRows(req, sql`SELECT pg_backend_pid() AS pid`)
    await selectRows(req, sql`INSERT INTO commit_children VALUES (1)`)
    await run(sql`SELECT pg_terminate_backend(${own?.pid})`)
  })
  await expect(lost).rejects.toThrow()
  expect(await add(1)).toBe('acknowledged')
  expect(await stored()).toEqual([{ parent: 1 }, { parent: 1 }])
})

test('CRM-01 a transaction that only reads is not asked about', async () => {
  const req = await createLocalReq({}, running.payload)
  const asked = vi.spyOn(running.payload.db.drizzle, 'execute')
  expect(await inTransaction(req, () => selectRows(req, sql`SELECT 1 AS one`))).toEqual([{ one: 1 }])
  expect(asked).not.toHaveBeenCalled()
  expect(await add(1)).toBe('acknowledged')
  expect(asked).toHaveBeenCalledTimes(1)
})
