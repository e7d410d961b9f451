import { parseArgs } from 'node:util'
import { Problem } from './lib/Problem.ts'
import { say } from './lib/progress.ts'
import { restoreBackup } from './backups/restoreBackup.ts'
import { onServers } from './servers/onServers.ts'

/** `npm run restore -- FOLDER [--replace]`: this platform as a backup has it (OPS-03). */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } })
process.exit(
  await onServers(async (installation) => {
    const [folder] = positionals
    if (!folder) throw new Problem('From where?', 'npm run restore -- /backups/2026-11-25')
    const { madeAt } = await restoreBackup(installation, folder, { replace: values.replace === true })
    say(`Restored as of ${madeAt}. Start web and worker.`)
  }),
)
