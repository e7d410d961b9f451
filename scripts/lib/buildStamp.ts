import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './dataDir.ts'

/** Everything `next build` reads, with the lock file instead of the packages. */
const sources = [
  'src/**/*.{ts,tsx,css,js,mjs,json,svg}',
  '{blocks,collections,globals,tenants}/**/*.{ts,tsx,css,json}',
  'payload.config.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]

const stampFile = join(projectRoot, '.next/sources.sha256')

/** One hash of all sources. */
export const sourcesHash = (): string => {
  const hash = createHash('sha256').update(process.version)
  // A route may be a folder with a file's name, such as openapi.json/.
  const isSource = (file: string): boolean => !/\.test\.tsx?$/.test(file) && statSync(join(projectRoot, file)).isFile()
  const files = globSync(sources, { cwd: projectRoot }).filter(isSource)
  for (const file of files.sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(projectRoot, file)))
  return hash.digest('hex')
}

/** Whether the last complete build is of the current sources. */
export const isBuildFresh = (): boolean =>
  existsSync(join(projectRoot, '.next/BUILD_ID')) &&
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8') === sourcesHash()

export const stampBuild = (hash: string): void => writeFileSync(stampFile, hash)
