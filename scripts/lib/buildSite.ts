import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { offlineEnv } from '../../src/env.ts'
import { compressBuild } from '../../src/services/web/buildFiles.ts'
import { isBuildFresh, sourcesHash, stampBuild } from './buildStamp.ts'
import { projectRoot } from './dataDir.ts'
import { Problem } from './Problem.ts'
import { runToEnd } from './processes.ts'
import { say } from './progress.ts'

const buildDir = join(projectRoot, '.next')
const HINT = '//# allFunctionsCalledOnLoad\n'
const manifestSchema = z.object({ rootMainFiles: z.array(z.string()) })

/**
 * Has browsers compile the scripts that every page runs as it comes alive, React and Next, while they arrive and beside the
 * page, not on its own thread when they first run: V8's explicit compile hint, to others a comment.
 */
const hintCompile = (): void => {
  const manifest: unknown = JSON.parse(readFileSync(join(buildDir, 'build-manifest.json'), 'utf8'))
  for (const file of manifestSchema.parse(manifest).rootMainFiles) {
    const path = join(buildDir, file)
    writeFileSync(path, HINT + readFileSync(path, 'utf8'))
  }
}

/** Builds the site. It connects to nothing: the addresses given to it cannot answer. */
export const buildSite = async (): Promise<void> => {
  // Taken first: an edit made while it builds must lead to another build.
  const hash = sourcesHash()
  rmSync(join(buildDir, 'sources.sha256'), { force: true })
  const env = { ...offlineEnv, NODE_ENV: 'production' }
  const { code, tail } = await runToEnd(
    { command: 'next', args: ['build'] },
    { name: 'build', env, onLine: () => undefined },
  )
  if (code !== 0) {
    for (const line of tail) say(`build  │ ${line}`)
    throw new Problem(`The site could not be built (next build ended with ${code}).`, 'Its last lines are above.')
  }
  hintCompile()
  await compressBuild(join(buildDir, 'static'))
  stampBuild(hash)
}

/** @returns false when the build there already was of these sources. */
export const buildWhenChanged = async (): Promise<boolean> => {
  if (isBuildFresh()) return false
  await buildSite()
  return true
}
