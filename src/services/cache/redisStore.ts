import { deserialize, serialize } from 'node:v8'
import { createClient, RESP_TYPES } from '@redis/client'
import type { CacheStore } from './CacheStore.ts'
import { getScript, purgeScript, setScript } from './redisScripts.ts'

/** Redis counts as down when an answer takes longer than this. */
const ANSWER_MS = 1000
const RETRY_MS = 500
/** Of every release: a purge counts for all of them. */
const PURGES = 'forecourt:purges'

const within = <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer from Redis within ${ANSWER_MS} ms.`)), ANSWER_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const connectTo = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: false, connectTimeout: ANSWER_MS },
  }).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })

type Client = ReturnType<typeof connectTo>

/**
 * The store of several processes: Redis or Valkey. While it is down nothing is found, nothing is stored, and a purge
 * fails. A purge may therefore be missing after an outage: a process that lost the connection purges everything before
 * it uses Redis again.
 *
 * @param release id of the build; pages of other builds are never read
 */
export const redisStore = (url: string, release: string): CacheStore & { close: () => void } => {
  let usable: Client | null = null
  let latest: Client | undefined
  let closed = false
  let purgeFirst = false

  const run = (client: Client, script: string, keys: string[], args: (string | Buffer)[]): Promise<unknown> =>
    within(client.eval(script, { keys, arguments: args }))

  const connect = async (): Promise<void> => {
    const client = connectTo(url)
    latest = client
    client.on('error', () => lose(client))
    try {
      await within(client.connect())
      if (purgeFirst) await run(client, purgeScript, [PURGES], ['*'])
      if (latest !== client) return
      purgeFirst = false
      usable = client
    } catch {
      lose(client)
    }
  }

  const lose = (client: Client): void => {
    if (latest !== client) return
    latest = undefined
    usable = null
    purgeFirst = true
    if (client.isOpen) client.destroy()
    if (!closed) setTimeout(() => void connect(), RETRY_MS).unref()
  }

  /** @throws Error when Redis is down or does not answer in time. */
  const ask = async (script: string, keys: string[], args: (string | Buffer)[]): Promise<unknown> => {
    const client = usable
    if (!client) throw new Error('Redis is away.')
    try {
      return await run(client, script, keys, args)
    } catch (error) {
      lose(client)
      throw error
    }
  }

  const entryKey = (key: string): string => `forecourt:${release}:${key}`
  const opened = connect()

  return {
    get: async (key, tags) => {
      await opened
      const answer = await ask(getScript, [entryKey(key), PURGES], tags).catch(() => null)
      if (!Array.isArray(answer)) return { entry: null, began: null }
      const [began, value]: unknown[] = answer
      return Buffer.isBuffer(value) ? { entry: deserialize(value) } : { entry: null, began: Number(String(began)) }
    },
    set: async (key, { entry, tags, began, seconds }) => {
      const args = [serialize(entry), String(began), String(seconds), JSON.stringify(tags)]
      await ask(setScript, [entryKey(key), PURGES], args).catch(() => undefined)
    },
    purge: async (tags) => {
      await opened
      await ask(purgeScript, [PURGES], tags)
    },
    close: () => {
      closed = true
      if (latest) lose(latest)
    },
  }
}
