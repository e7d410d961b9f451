import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { offlineEnv } from '../../src/env.ts'
import { add, none, oneFailed, onePassed, type Counts } from './counts.ts'
import { projectRoot } from '../servers/dataDir.ts'
import { runToEnd, type CommandLine } from '../servers/processes.ts'
import { say, step } from '../lib/progress.ts'

type Check = {
  name: string
  line: CommandLine
  /** Files the command writes: they must come out as they are committed. */
  unchanged?: string
}

const payload = (command: string): CommandLine => ({ command: 'payload', args: [command] })

/** Two sequences side by side. */
const checks: readonly (readonly Check[])[] = [
  [
    { name: 'Format', line: { command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] } },
    { name: 'Lint', line: { command: 'eslint', args: ['--max-warnings', '0', '.'] } },
  ],
  [
    { name: 'Unused files, exports and packages', line: { command: 'knip', args: ['--no-progress'] } },
    { name: 'Code only tests use', line: { command: 'knip', args: ['--production', '--no-progress'] } },
    { name: 'Generated types', line: payload('generate:types'), unchanged: 'src/payload-types.ts' },
    {
      name: 'Admin import map',
      line: payload('generate:importmap'),
      unchanged: 'src/app/(payload)/admin/importMap.js',
    },
    { name: 'Route types', line: { command: 'next', args: ['typegen'] } },
    { name: 'Types', line: { command: 'tsc', args: ['--noEmit', '--pretty', 'false'] } },
  ],
]

const content = (file: string | undefined): string => {
  try {
    return file ? readFileSync(join(projectRoot, file), 'utf8') : ''
  } catch {
    return ''
  }
}

/** Prints what is wrong, then throws: the step's own line says which check it was. */
const requirePass = async (check: Check): Promise<void> => {
  const before = content(check.unchanged)
  const env = { ...offlineEnv, FORCE_COLOR: '0' }
  const { code, tail } = await runToEnd(check.line, { name: 'check', env, onLine: () => undefined })
  const changed = check.unchanged !== undefined && content(check.unchanged) !== before
  if (code === 0 && !changed) return
  for (const line of tail) say(`  ${line}`)
  if (changed) say(`  ${check.unchanged} was out of date and has been written anew: commit it.`)
  throw new Error(check.name)
}

/** Format, lint, types and the rest that needs no server. Each check counts as one test. */
export const runChecks = async (): Promise<Counts> => {
  let counts = none
  const runInOrder = async (sequence: readonly Check[]): Promise<void> => {
    for (const check of sequence) {
      const counted = await step(check.name, () => requirePass(check)).then(
        () => onePassed,
        () => oneFailed(check.name),
      )
      counts = add(counts, counted)
    }
  }
  await Promise.all(checks.map(runInOrder))
  return counts
}
