import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../servers/dataDir.ts'
import { installDebian, mayInstallDebian } from './installDebian.ts'
import { startProcess, type Running, type Variables } from '../servers/processes.ts'
import { step } from '../lib/progress.ts'
import { untilAnswering } from '../servers/readiness.ts'

const PACKAGES = ['varnish', 'varnish-modules', 'caddy']

const isThere = (): boolean =>
  existsSync('/usr/sbin/varnishd') &&
  existsSync('/usr/bin/caddy') &&
  existsSync('/usr/lib/x86_64-linux-gnu/varnish/vmods/libvmod_xkey.so')

/** Why the real Varnish and Caddy cannot be run here; null: they can. As root on a Debian they are installed. */
export const missingEdge = async (): Promise<string | null> => {
  if (isThere()) return null
  if (!mayInstallDebian()) return `Varnish with xkey and Caddy are missing: apt-get install ${PACKAGES.join(' ')}`
  try {
    await step("Installing Debian's Varnish and Caddy", () => installDebian(...PACKAGES))
    return isThere() ? null : 'Debian’s packages brought no Varnish with xkey, or no Caddy.'
  } catch (error) {
    return `Varnish and Caddy could not be installed: ${String(error)}`
  }
}

export type EdgeOptions = {
  port: number
  /** Ports of the web app's replicas on this machine. */
  replicas: readonly number[]
  secret: string
  /** A folder that ends with the test. */
  dir: string
  env?: Variables
}

/** edge/start.sh on loopback, as the container runs it. @returns once it answers */
export const startVarnish = async ({ port, replicas, secret, dir, env }: EdgeOptions): Promise<Running> => {
  const work = join(dir, `varnish-${port}`)
  const running = await startProcess(
    { command: 'sh', args: [join(projectRoot, 'edge/start.sh')] },
    {
      name: 'varnish',
      logFile: join(dir, `varnish-${port}.log`),
      env: {
        WEB: replicas.map((replica) => `127.0.0.1:${replica}`).join(' '),
        LISTEN: `127.0.0.1:${port}`,
        PURGERS: '127.0.0.1',
        EDGE_WORK: work,
        EDGE_MEMORY: '128m',
        EDGE_SECRET: secret,
        ...env,
      },
    },
  )
  await untilAnswering(port, 'localhost', 20_000, '/metrics')
  return running
}

export type CaddyOptions = { port: number; httpPort: number; caches: readonly number[]; app: number; dir: string }

/** edge/Caddyfile on loopback with certificates of Caddy's own authority, which no system learns to trust. */
export const startCaddy = async ({ port, httpPort, caches, app, dir }: CaddyOptions): Promise<Running> => {
  const home = join(dir, `caddy-${port}`)
  mkdirSync(home, { recursive: true })
  const running = await startProcess(
    { command: 'caddy', args: ['run', '--config', join(projectRoot, 'edge/Caddyfile'), '--adapter', 'caddyfile'] },
    {
      name: 'caddy',
      logFile: join(dir, `caddy-${port}.log`),
      env: {
        // As in docker-compose.yml.
        GOGC: '400',
        HOME: home,
        XDG_DATA_HOME: home,
        XDG_CONFIG_HOME: home,
        APP: `127.0.0.1:${app}`,
        CACHE: caches.map((cache) => `127.0.0.1:${cache}`).join(' '),
        TLS_ISSUER: 'internal',
        HTTP_PORT: String(httpPort),
        HTTPS_PORT: String(port),
      },
    },
  )
  await untilAnswering(httpPort, 'localhost', 20_000)
  return running
}
