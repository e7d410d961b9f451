import { add, summaryLines } from './testing/counts.ts'
import { say } from './lib/progress.ts'
import { runChecks } from './testing/verifySteps.ts'
import { runVitest } from './testing/vitestRun.ts'

/** `npm run verify`: everything that needs no server and no browser. */
const counts = add(await runChecks(), await runVitest('unit*'))
for (const line of summaryLines(counts)) say(line)
process.exit(counts.failed === 0 ? 0 : 1)
