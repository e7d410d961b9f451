import { join } from 'node:path'
import { projectRoot } from './dataDir.ts'
import type { CommandLine, Variables } from './processes.ts'
import type { Mode } from './launch.ts'

/**
 * The web server's command and what it needs in its environment. Next writes a loopback address as `localhost` in the
 * addresses it rewrites to, and takes a rewrite to another host name than its own for a foreign server: so loopback is
 * passed by that name, and the resolver is told to answer with IPv4.
 */
export const webServer = (mode: Mode, host: string, port: number): { line: CommandLine; env: Variables } => {
  const isLoopback = host === '127.0.0.1' || host === 'localhost'
  const address = ['-p', String(port), '-H', isLoopback ? 'localhost' : host]
  return {
    line:
      mode === 'production'
        ? { command: 'node', args: [join(projectRoot, 'scripts/serve.ts'), ...address] }
        : { command: 'next', args: ['dev', ...address] },
    env: { NODE_ENV: mode, ...(isLoopback ? { NODE_OPTIONS: '--dns-result-order=ipv4first' } : {}) },
  }
}
