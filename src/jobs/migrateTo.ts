import config from '@payload-config'
import { getPayload, readMigrationFiles } from 'payload'

/**
 * Brings an empty database to an earlier version: only the migrations that are named. For a restore, which fills those tables
 * and migrates on from there. Payload's own command knows the latest version alone.
 */
const names = new Set(process.argv.slice(2).filter((arg) => arg !== '--'))
const payload = await getPayload({ config, disableOnInit: true })

const migrate = async (): Promise<boolean> => {
  try {
    const migrations = (await readMigrationFiles({ payload })).filter(({ name }) => names.has(name))
    if (migrations.length !== names.size) throw new Error('A migration of the backup is not in this version.')
    await payload.db.migrate({ migrations })
    const { totalDocs } = await payload.count({ collection: 'payload-migrations' })
    return totalDocs === names.size
  } catch (error) {
    console.error(error)
    return false
  }
}

const succeeded = await migrate()
await payload.destroy()
// Payload's own command line would end with 0 whatever happened.
process.exit(succeeded ? 0 : 1)
