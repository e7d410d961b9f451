import type { LauncherEnv } from '../../src/env.ts'
import { demoPassword } from '../../src/domain/platform/demoPassword.ts'
import { listSites } from '../servers/database.ts'
import { say } from './progress.ts'

/** The addresses to open, one line each, and how to sign in. */
export const announce = async (settings: LauncherEnv, databaseUrl: string, startedAt: number): Promise<void> => {
  const sites = await listSites(databaseUrl)
  const { PORT: port, PUBLIC_SCHEME: scheme } = settings
  const platform = settings.PLATFORM_HOST ?? `localhost:${port}`
  const width = Math.max(5, ...sites.map((site) => site.name.length))
  say('')
  for (const site of sites) say(`  ${site.name.padEnd(width)}  ${scheme}://${site.slug}.localhost:${port}/`)
  say(`  ${'Admin'.padEnd(width)}  ${scheme}://${platform}/admin`)
  if (settings.SEED_DEMO && sites.length > 0)
    say(`  ${''.padEnd(width)}  sign in with admin@demo.test, password ${demoPassword}`)
  say('')
  say(`Ready in ${((Date.now() - startedAt) / 1000).toFixed(0)} s. Ctrl-C stops everything; the data stays.`)
}
