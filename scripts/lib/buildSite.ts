import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { offlineEnv } from '../../src/env.ts'
import { isBuildFresh, sourcesHash, stampBuild } from './buildStamp.ts'
import { projectRoot } from './dataDir.ts'
import { Problem } from './Problem.ts'
import { runToEnd } from './processes.ts'
import { say } from './progress.ts'

/** Builds the site. It connects to nothing: the addresses given to it cannot answer. */
export const buildSite = async (): Promise<void> => {
  // Taken first: an edit made while it builds must lead to another build.
  const hash = sourcesHash()
  rmSync(join(projectRoot, '.next/sources.sha256'), { force: true })
  const env = { ...offlineEnv, NODE_ENV: 'production' }
  const { code, tail } = await runToEnd(
    { command: 'next', args: ['build'] },
    { name: 'build', env, onLine: () => undefined },
  )
  if (code !== 0) {
    for (const line of tail) say(`build  │ ${line}`)
    throw new Problem(`The site could not be built (next build ended with ${code}).`, 'Its last lines are above.')
  }
  stampBuild(hash)
}

/** @returns false when the build there already was of these sources. */
export const buildWhenChanged = async (): Promise<boolean> => {
  if (isBuildFresh()) return false
  await buildSite()
  return true
}
