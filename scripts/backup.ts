import { Problem } from './lib/Problem.ts'
import { say } from './lib/progress.ts'
import { makeBackup } from './backups/makeBackup.ts'
import { onServers } from './servers/onServers.ts'

/** `npm run backup -- FOLDER`: database and uploads, while the platform runs (OPS-03). */
const [folder] = process.argv.slice(2)
process.exit(
  await onServers(async (installation) => {
    if (!folder) throw new Problem('Where to?', 'npm run backup -- /backups/2026-11-25')
    const { uploads } = await makeBackup(installation, folder)
    if (uploads.kind === 's3')
      say(`• Uploads are in the bucket ${uploads.bucket}, whose versions keep them (docs/operations.md).`)
    say('• PAYLOAD_SECRET and INTERNAL_SECRET are not in it: keep them elsewhere.')
  }),
)
