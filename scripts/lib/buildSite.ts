import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { offlineEnv } from '../../src/env.ts'
import { buildHash, isBuildFresh, stampBuild } from './buildStamp.ts'
import { projectRoot } from '../servers/dataDir.ts'
import { Problem } from './Problem.ts'
import { runToEnd } from '../servers/processes.ts'
import { say } from './progress.ts'

const buildDir = join(projectRoot, '.next')
const standalone = join(buildDir, 'standalone')

/** Next's own web server of the last build, which `npm start` and the image run. */
export const webServerFile = join(standalone, 'server.js')

/** The two folders that Next's standalone server serves and leaves to be copied (its documentation of `output`). */
const copyStaticFiles = (): void => {
  cpSync(join(projectRoot, 'public'), join(standalone, 'public'), { recursive: true })
  cpSync(join(buildDir, 'static'), join(standalone, '.next/static'), { recursive: true })
}

/** Builds the site. It connects to nothing: the addresses given to it cannot answer. */
export const buildSite = async (): Promise<void> => {
  // Taken first: an edit made while it builds must lead to another build.
  const hash = buildHash()
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
  copyStaticFiles()
  stampBuild(hash)
}

/** @returns false when the build there already was of these sources. */
export const buildWhenChanged = async (): Promise<boolean> => {
  if (isBuildFresh()) return false
  await buildSite()
  return true
}
