import { readFileSync } from 'node:fs'
import { z } from 'zod'

export type Counts = { passed: number; failed: number; skipped: number }

export const none: Counts = { passed: 0, failed: 0, skipped: 0 }
export const onePassed: Counts = { ...none, passed: 1 }
export const oneFailed: Counts = { ...none, failed: 1 }

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number().default(0),
})

const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
})

const read = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | null => {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

/** A run that failed without a failed test (a file that cannot be read, a server that did not start) counts as one. */
const honest = (counts: Counts | null, exitCode: number): Counts => {
  if (!counts) return oneFailed
  return exitCode !== 0 && counts.failed === 0 ? add(counts, oneFailed) : counts
}

export const vitestCounts = (file: string, exitCode: number): Counts => {
  const report = read(file, vitestSchema)
  const counts = report && {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
  return honest(counts, exitCode)
}

/** A test that passed only when repeated passed; Playwright's own list names it as flaky. */
export const playwrightCounts = (file: string, exitCode: number): Counts => {
  const stats = read(file, playwrightSchema)?.stats
  const counts = stats
    ? { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
    : null
  return honest(counts, exitCode)
}

export const summaryLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`
