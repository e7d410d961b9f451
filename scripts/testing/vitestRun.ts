import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { vitestCounts, type Counts } from './counts.ts'
import { projectRoot } from '../servers/dataDir.ts'
import { runToEnd, type Variables } from '../servers/processes.ts'
import { say } from '../lib/progress.ts'

export const reportsDir = join(projectRoot, 'test-results')

/** A report file that cannot be one of an earlier run. */
export const freshReport = (name: string): string => {
  mkdirSync(reportsDir, { recursive: true })
  const file = join(reportsDir, `${name}.json`)
  rmSync(file, { force: true })
  return file
}

/** Runs the vitest projects of that name (`int*`: several) with their output on the terminal. */
export const runVitest = async (project: string, variables: Variables = {}): Promise<Counts> => {
  say(`• ${project} tests`)
  const file = freshReport(project.replace('*', ''))
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await runToEnd(
    { command: 'vitest', args },
    { name: project, env: { NODE_ENV: 'test', ...variables }, onLine: say },
  )
  return vitestCounts(project, file, code)
}
