import { randomBytes } from 'node:crypto'
import { missingEdge, startCaddy, startVarnish } from '../../scripts/testing/edge.ts'
import { freePort } from '../../scripts/servers/ports.ts'
import type { Running, Variables } from '../../scripts/servers/processes.ts'
import { step } from '../../scripts/lib/progress.ts'
import { startStand, throwAwayDir, type Stand, type Web } from './stand.ts'

export type Edge = { port: number; running: Running }

export type EdgeStand = Stand & {
  replicas: Web[]
  edges: Edge[]
  caddy: { port: number; running: Running }
  /** Starts an edge that was stopped, at its own port. */
  startEdge: (port: number) => Promise<Running>
}

type Wanted = {
  replicas?: number
  edges?: number
  web?: Variables
  edge?: (index: number) => Variables
  keptDemo?: string | undefined
}

/**
 * The platform behind real caches: replicas of the web app, Varnish before them, Caddy before every edge, the worker
 * told of every edge.
 * @throws Error when Varnish or Caddy cannot be had here
 */
export const startEdgeStand = async (undo: (() => unknown)[], wanted: Wanted = {}): Promise<EdgeStand> => {
  const missing = await missingEdge()
  if (missing) throw new Error(missing)
  const secret = randomBytes(16).toString('hex')
  const ports = await Promise.all(Array.from({ length: wanted.edges ?? 1 }, freePort))
  const webPorts = await Promise.all(Array.from({ length: wanted.replicas ?? 1 }, freePort))
  const variables = {
    ...wanted.web,
    PORT: String(webPorts[0]),
    INTERNAL_URL: webPorts.map((port) => `http://127.0.0.1:${port}`).join(','),
    TRUST_PROXY: 'true',
    EDGE_SECRET: secret,
    EDGE_URLS: ports.map((port) => `http://127.0.0.1:${port}`).join(','),
  }
  const stand = await startStand(undo, variables, wanted.keptDemo)
  const replicas = [stand.web]
  for (const port of webPorts.slice(1)) replicas.push(await stand.startWeb({ PORT: String(port) }))
  const dir = throwAwayDir(undo)
  const startEdge = async (port: number): Promise<Running> => {
    const options = {
      port,
      secret,
      dir,
      replicas: replicas.map((web) => web.port),
      env: wanted.edge?.(ports.indexOf(port)),
    }
    const running = await startVarnish(options)
    undo.push(() => running.stop())
    return running
  }
  const edges: Edge[] = []
  await step('Varnish', async () => {
    for (const port of ports) edges.push({ port, running: await startEdge(port) })
  })
  const port = await freePort()
  const httpPort = await freePort()
  const caddy = await step('Caddy', () => startCaddy({ port, httpPort, caches: ports, app: stand.web.port, dir }))
  undo.push(() => caddy.stop())
  return { ...stand, replicas, edges, caddy: { port, running: caddy }, startEdge }
}
