import config from '@payload-config'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { getPayload } from 'payload'
import { env } from '@/src/env'
import { readStudioLibrary } from './pictures/readStudioLibrary'
import { seedDemo } from './seedDemo'

/**
 * `payload run src/seed/run.ts`: creates the demo dealerships, their stock and the demo logins. SEED_DEMO=false skips it,
 * in every NODE_ENV: `npm start` on a bare machine runs in production mode too and wants the demo. An installation with a
 * public host has none (src/env.ts).
 */
const run = async (): Promise<void> => {
  if (!env().SEED_DEMO) {
    console.log('• SEED_DEMO is false: no demo content.')
    return
  }
  const startedAt = Date.now()
  const payload = await getPayload({ config })
  const library = await readStudioLibrary(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..'))
  const summary = await seedDemo({ payload, library, now: new Date() }, ({ name, cars, content }) => {
    console.log(
      cars + content === 0 ? `• ${name}: already there` : `✓ ${name}: ${cars} vehicles, ${content} pieces of content`,
    )
  })
  const cars = summary.dealerships.reduce((sum, dealership) => sum + dealership.cars, 0)
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(
    `✓ Demo: ${summary.dealerships.length} dealerships, ${cars} new vehicles, ${summary.users} new logins in ${seconds} s`,
  )
  await payload.destroy()
}

await run()
