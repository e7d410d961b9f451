import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../servers/dataDir.ts'

/** One number for the state of all files of these patterns, tests left out. */
export const sourcesHash = (patterns: readonly string[]): string => {
  const hash = createHash('sha256').update(process.version)
  // A route may be a folder with a file's name, such as openapi.json/.
  const isSource = (file: string): boolean => !/\.test\.tsx?$/.test(file) && statSync(join(projectRoot, file)).isFile()
  const files = globSync(patterns, { cwd: projectRoot }).filter(isSource)
  for (const file of files.sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(projectRoot, file)))
  return hash.digest('hex')
}
