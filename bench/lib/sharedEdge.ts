import { type RedisServer, redisProgram, redisServer } from '../../tests/setup/redisServer.ts'
import type { Bench } from './Bench.ts'
import { type EdgeStand, startEdgeStand } from './edgeStand.ts'

/** The second edge has no limits: for measurements that ask as one visitor what many do. */
export const UNLIMITED = 1

export type SharedEdge = EdgeStand & { redis: RedisServer }

let stand: Promise<SharedEdge> | null = null

const start = async ({ undo }: Bench): Promise<SharedEdge> => {
  const { program, ...none } = await redisProgram()
  if (program === null) throw new Error('why' in none ? none.why : 'There is no Redis.')
  const redis = await redisServer(program)
  undo.push(redis.remove)
  const started = await startEdgeStand(undo, {
    replicas: 3,
    edges: 2,
    web: { REDIS_URL: redis.url },
    edge: (index) => (index === UNLIMITED ? { EDGE_SEARCHES_PER_10S: '1000000', EDGE_PAGES_PER_10S: '1000000' } : {}),
  })
  return { ...started, redis }
}

/** One stand for all parts about the edge: three replicas that share a Redis, two edges, Caddy before both. */
export const sharedEdge = (bench: Bench): Promise<SharedEdge> => (stand ??= start(bench))

/** The port of one of its edges. */
export const edgePort = ({ edges }: EdgeStand, index = 0): number => {
  const edge = edges[index]
  if (!edge) throw new Error(`There is no edge ${index}.`)
  return edge.port
}
