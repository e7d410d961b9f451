import type { Bench } from './Bench.ts'
import { type EdgeStand, startEdgeStand } from './edgeStand.ts'

/** The second edge has no limits: for measurements that ask as one visitor what many do. */
export const UNLIMITED = 1

let stand: Promise<EdgeStand> | null = null

/** One stand with two edges for all parts about them; Caddy is before the first. */
export const sharedEdge = (bench: Bench): Promise<EdgeStand> =>
  (stand ??= startEdgeStand(bench.undo, {
    edges: 2,
    edge: (index) => (index === UNLIMITED ? { EDGE_SEARCHES_PER_10S: '1000000', EDGE_PAGES_PER_10S: '1000000' } : {}),
  }))

/** The port of one of its edges. */
export const edgePort = ({ edges }: EdgeStand, index = 0): number => {
  const edge = edges[index]
  if (!edge) throw new Error(`There is no edge ${index}.`)
  return edge.port
}
