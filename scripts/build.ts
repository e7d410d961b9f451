import { buildSite } from './lib/buildSite.ts'
import { explain } from './lib/Problem.ts'
import { step } from './lib/progress.ts'

/** `npm run build`: the production build, without a database. */
try {
  await step('Build', buildSite)
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
