import { webServerFile } from './buildSite.ts'
import type { CommandLine, Variables } from '../servers/processes.ts'
import type { Mode } from '../servers/launch.ts'

/**
 * Limits of V8's heap, in MB, as in the Dockerfile: without them it lets garbage grow to several times the 180 MB in use. A vehicle
 * page costs about a tenth more processor time for it.
 */
export const heapLimits = ['--max-old-space-size=640', '--max-semi-space-size=8']

/**
 * Of glibc's malloc, as in the Dockerfile: two arenas, and free memory at an arena's end goes back to the system. By its own rules
 * it keeps 50 MB more.
 */
export const mallocLimits = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

/**
 * The web server's command and what it needs in its environment: Next's standalone server, or `next dev`. Next writes a
 * loopback address as `localhost` in the addresses it rewrites to, and takes a rewrite to another host name than its own
 * for a foreign server: so loopback is passed by that name, and the resolver is told to answer with IPv4.
 */
export const webServer = (mode: Mode, host: string, port: number): { line: CommandLine; env: Variables } => {
  const isLoopback = host === '127.0.0.1' || host === 'localhost'
  const hostname = isLoopback ? 'localhost' : host
  const env = { NODE_ENV: mode, ...(isLoopback ? { NODE_OPTIONS: '--dns-result-order=ipv4first' } : {}) }
  if (mode === 'development')
    return { line: { command: 'next', args: ['dev', '-p', String(port), '-H', hostname] }, env }
  return {
    line: { command: 'node', args: [...heapLimits, webServerFile] },
    env: { ...env, ...mallocLimits, PORT: String(port), HOSTNAME: hostname },
  }
}
