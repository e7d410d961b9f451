import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../servers/dataDir.ts'
import { sourcesHash } from './sourcesHash.ts'

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

/** The state of what a build reads. */
export const buildHash = (): string => sourcesHash(sources)

/** Whether the last complete build is of the current sources. */
export const isBuildFresh = (): boolean =>
  existsSync(join(projectRoot, '.next/BUILD_ID')) &&
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8') === buildHash()

export const stampBuild = (hash: string): void => writeFileSync(stampFile, hash)
