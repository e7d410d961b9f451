import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { offlineEnv } from '../src/env.ts'
import { projectRoot } from './lib/dataDir.ts'
import { runToEnd } from './lib/processes.ts'
import { say } from './lib/progress.ts'

/**
 * `npm run migrate:create -- name`: what the collections need beyond the last migration. Payload writes its type
 * imports as values, which this project's compiler settings keep and Node then cannot find: they are marked as types.
 */
const args = ['migrate:create', ...process.argv.slice(2)]
const { code } = await runToEnd({ command: 'payload', args }, { name: 'payload', env: offlineEnv, onLine: say })

const folder = join(projectRoot, 'migrations')
for (const file of readdirSync(folder).filter((name) => /^\d.*\.ts$/.test(name))) {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  const marked = text.replace(/^import \{[^}]*\} from '@payloadcms\/db-postgres'/m, (line) =>
    line.replaceAll(/(?<!type )\b(Migrate(?:Up|Down)Args)\b/g, 'type $1'),
  )
  if (marked !== text) writeFileSync(path, marked)
}
process.exit(code)
