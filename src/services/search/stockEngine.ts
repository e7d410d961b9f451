import { Meilisearch, type EnqueuedTaskPromise } from 'meilisearch'
import { z } from 'zod'
import { facetCountsSchema } from '@/src/domain/search/facets/facetCountsSchema'
import { indexSettings, STOCK_PRIMARY_KEY } from '@/src/domain/search/index/indexSettings'
import type { EngineAnswer } from '@/src/domain/search/results/readSearchResult'
import { cardFields } from '@/src/domain/search/index/cardFields'
import {
  stockCardSchema,
  stockDocumentSchema,
  type IndexedStockDocument,
  type StockCard,
  type StockDocument,
} from '@/src/domain/search/index/StockDocument'
import { timedSearch } from '../metrics/processMetrics'
import { documentHash } from './documentHash'
import { freshHealth, unlessAway, type EngineHealth } from './engineHealth'
import { doubting } from './indexDoubt'
import { keepAliveClient } from './keepAliveClient'
import { SearchError, unwrapped } from './SearchError'

export interface StockEngineConfig {
  host: string
  apiKey: string
  index: string
  timeoutMs?: number
  connections?: number
  /** Longest wait for a write to be searchable. */
  taskTimeoutMs?: number
  /** What is known of the engine; shared by all engines of a process that ask the same one. */
  health?: EngineHealth
}

/** A query in the engine's format; `indexUid` is always set to this engine's index. */
export type EngineSearch = Record<string, unknown>

const answer = {
  totalHits: z.number().optional(),
  processingTimeMs: z.number(),
  facetDistribution: facetCountsSchema.optional(),
  facetStats: z.record(z.string(), z.object({ min: z.number(), max: z.number() })).optional(),
}
const answersSchema = z.object({ results: z.array(z.object({ ...answer, hits: z.array(stockDocumentSchema) })) })
const cardsSchema = z.object({ results: z.array(z.object({ ...answer, hits: z.array(stockCardSchema) })) })
const versionsSchema = z.array(
  z.object({
    id: z.string(),
    tenant: z.string().nullable().catch(null),
    doc_hash: z.string().nullable().catch(null),
  }),
)
const rawAnswersSchema = z.object({ results: z.array(z.record(z.string(), z.unknown())) })

const POLL_MS = 25

/** The one door to the stock index: settings, writes that are done when they are searchable, and searches. */
export const createStockEngine = (config: StockEngineConfig) => {
  const { host, apiKey, index, timeoutMs = 5000, connections = 32, taskTimeoutMs = 120_000 } = config
  const { health = freshHealth() } = config
  const http = keepAliveClient({ timeoutMs, connections })
  const client = new Meilisearch({ host, apiKey, httpClient: http.send })

  /** A 202 only means that the task is queued: waits for the task, and throws unless it succeeded. */
  const done = async (enqueued: EnqueuedTaskPromise): Promise<void> => {
    const { taskUid } = await unwrapped(enqueued)
    const deadline = Date.now() + taskTimeoutMs
    for (;;) {
      const { status, error } = await unwrapped(client.tasks.getTask(taskUid))
      if (status === 'succeeded') return
      if (status === 'failed' || status === 'canceled') {
        throw new SearchError('task_failed', error?.message ?? `Task ${taskUid} was ${status}.`, error?.code ?? null)
      }
      if (Date.now() > deadline) throw new SearchError('unavailable', `Task ${taskUid} is still ${status}.`)
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }

  /** When an index was created, as the engine's own text; null when there is no such index. */
  const indexCreatedAt = async (uid: string): Promise<string | null> => {
    try {
      return (await unwrapped(client.getRawIndex(uid))).createdAt
    } catch (error) {
      if (error instanceof SearchError && error.code === 'index_not_found') return null
      throw error
    }
  }

  /** The least search there is: whether the engine answers searches at all. */
  const probe = (): Promise<unknown> =>
    unwrapped(client.multiSearch({ queries: [{ indexUid: index, q: '', limit: 0 }] }))

  const multiSearch = (queries: EngineSearch[]): Promise<unknown> => {
    const scoped = queries.map((query) => ({ ...query, indexUid: index }))
    const search = () => timedSearch(() => unwrapped(client.multiSearch({ queries: scoped })))
    return doubting(unlessAway(health, probe, search))
  }

  const indexExists = async (uid: string): Promise<boolean> => (await indexCreatedAt(uid)) !== null

  return {
    index,
    client,
    done,
    indexExists,
    indexCreatedAt,
    close: http.close,

    /** Creates the index when it is missing and gives it the current settings; cheap when nothing differs. */
    ensureIndex: async (uid: string = index): Promise<void> => {
      if (!(await indexExists(uid))) await done(client.createIndex(uid, { primaryKey: STOCK_PRIMARY_KEY }))
      await done(client.index(uid).updateSettings(indexSettings()))
    },

    /** Adds or replaces documents; resolves when they are searchable. */
    writeDocuments: async (documents: IndexedStockDocument[], uid: string = index): Promise<void> => {
      if (documents.length === 0) return
      const versioned = documents.map((document) => ({ ...document, doc_hash: documentHash(document) }))
      await done(client.index(uid).addDocuments(versioned, { primaryKey: STOCK_PRIMARY_KEY }))
    },

    /** Id, dealership and version of `limit` documents from `offset` on; an old document may lack its version. */
    versions: async (offset: number, limit: number) => {
      const fields = ['id', 'tenant', 'doc_hash']
      const { results, total } = await unwrapped(client.index(index).getDocuments({ offset, limit, fields }))
      return { documents: versionsSchema.parse(results), total }
    },

    /** How many documents the index holds. */
    countDocuments: async (): Promise<number> => (await unwrapped(client.index(index).getStats())).numberOfDocuments,

    /** How many of them are cars of these dealerships. */
    countDocumentsOf: async (tenants: readonly string[]): Promise<number> => {
      if (tenants.length === 0) return 0
      const filter = `tenant IN ${JSON.stringify(tenants)}`
      return (await unwrapped(client.index(index).getDocuments({ filter, limit: 1, fields: ['id'] }))).total
    },

    /** Removes cars by id; resolves when they are removed. Unknown ids are no error. */
    deleteDocuments: async (ids: string[], uid: string = index): Promise<void> => {
      if (ids.length === 0) return
      await done(client.index(uid).deleteDocuments(ids))
    },

    /** Removes every document a filter matches. */
    deleteWhere: async (filter: string): Promise<void> => done(client.index(index).deleteDocuments({ filter })),

    /** Several searches in one call; hits are what cards show. */
    searchCards: async (queries: EngineSearch[]): Promise<EngineAnswer<StockCard>[]> => {
      const cards = queries.map((query) => ({ ...query, attributesToRetrieve: cardFields }))
      return cardsSchema.parse(await multiSearch(cards)).results
    },

    /** The same with whole public stock documents. */
    search: async (queries: EngineSearch[]): Promise<EngineAnswer<StockDocument>[]> =>
      answersSchema.parse(await multiSearch(queries)).results,

    /** The same, with the engine's answer as it is: for the browser's endpoint, whose queries are already checked. */
    searchRaw: async (queries: EngineSearch[]): Promise<Record<string, unknown>[]> =>
      rawAnswersSchema.parse(await multiSearch(queries)).results,

    /** Values of one facet that match a text. */
    facetSearch: async (params: { facetName: string; facetQuery: string; filter: (string | string[])[]; q: string }) =>
      unlessAway(health, probe, () => unwrapped(client.index(index).searchForFacetValues(params))),

    isHealthy: (): Promise<boolean> => client.isHealthy(),
  }
}

export type StockEngine = ReturnType<typeof createStockEngine>
