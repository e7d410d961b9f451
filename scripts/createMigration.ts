import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { offlineEnv } from '../src/env.ts'
import { compactSnapshot } from './lib/compactSnapshot.ts'
import { projectRoot } from './servers/dataDir.ts'
import { runToEnd } from './servers/processes.ts'
import { say } from './lib/progress.ts'

/** `npm run migrate:create -- name`: what the collections need beyond the last migration. */
const args = ['migrate:create', ...process.argv.slice(2)]
const { code } = await runToEnd({ command: 'payload', args }, { name: 'payload', env: offlineEnv, onLine: say })

const folder = join(projectRoot, 'migrations')
const rewrite = (file: string, change: (text: string) => string): void => {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  const changed = change(text)
  if (changed !== text) writeFileSync(path, changed)
}

/** Payload writes its type imports as values, which this project's compiler settings keep and Node then cannot find. */
const withTypeImports = (text: string): string =>
  text.replace(/^import \{[^}]*\} from '@payloadcms\/db-postgres'/m, (line) =>
    line.replaceAll(/(?<!type )\b(Migrate(?:Up|Down)Args)\b/g, 'type $1'),
  )

const files = readdirSync(folder).sort()
for (const file of files.filter((name) => /^\d.*\.ts$/.test(name))) rewrite(file, withTypeImports)
// Payload compares with the last snapshot alone.
const [last, ...older] = files.filter((name) => name.endsWith('.json')).reverse()
if (last) rewrite(last, compactSnapshot)
for (const file of older) rmSync(join(folder, file))
process.exit(code)
