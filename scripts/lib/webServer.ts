import { webServerFile } from './buildSite.ts'
import type { CommandLine, Variables } from './processes.ts'
import type { Mode } from './launch.ts'

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
  return { line: { command: 'node', args: [webServerFile] }, env: { ...env, PORT: String(port), HOSTNAME: hostname } }
}
