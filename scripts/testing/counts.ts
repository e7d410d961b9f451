import { readFileSync } from 'node:fs'
import { z } from 'zod'

export type Counts = {
  passed: number
  failed: number
  skipped: number
  /** Names of what failed, said once more at the end: a build server may keep only the last lines. */
  failures: readonly string[]
  /** Names of what passed only the second time: a fault of the test or of the product that is still to be found. */
  repeated: readonly string[]
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0, failures: [], repeated: [] }
export const onePassed: Counts = { ...none, passed: 1 }
export const oneFailed = (name: string): Counts => ({ ...none, failed: 1, failures: [name] })

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
  repeated: [...a.repeated, ...b.repeated],
})

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number().default(0),
  testResults: z
    .array(
      z.object({
        name: z.string(),
        status: z.string(),
        message: z.string().default(''),
        assertionResults: z.array(
          z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
        ),
      }),
    )
    .default([]),
})

interface PlaywrightSuite {
  specs?: { title: string; file: string; ok: boolean; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[]
}

const suiteSchema: z.ZodType<PlaywrightSuite> = z.object({
  specs: z
    .array(
      z.object({
        title: z.string(),
        file: z.string(),
        ok: z.boolean(),
        tests: z.array(z.object({ status: z.string() })).default([]),
      }),
    )
    .optional(),
  get suites() {
    return z.array(suiteSchema).optional()
  },
})

const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(suiteSchema).default([]),
})

const read = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | null => {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

/** A run that failed without a failed test (a file that cannot be read, a server that did not start) counts as one. */
const honest = (name: string, counts: Counts | null, exitCode: number): Counts => {
  if (!counts) return oneFailed(`${name}: no report`)
  const silent = exitCode !== 0 && counts.failed === 0
  return silent ? add(counts, oneFailed(`${name}: exit code ${exitCode} without a failed test`)) : counts
}

/** Lines of a failure that are repeated: enough for the output of a process that the message carries. */
const LINES = 40

/** The message of a failure without its stack, indented after the first line. */
const messageOf = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .slice(0, LINES)
    .map((line) => line.slice(0, 300))
    .join('\n    ')

/** Counts of the JSON report `file` that the vitest run `name` left. */
export const vitestCounts = (name: string, file: string, exitCode: number): Counts => {
  const report = read(file, vitestSchema)
  const counts = report && {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap((suite) => {
      const failed = suite.assertionResults.filter(({ status }) => status === 'failed')
      if (failed.length === 0) return suite.status === 'failed' ? [`${suite.name}: ${messageOf(suite.message)}`] : []
      return failed.map((test) => `${suite.name} › ${test.fullName}: ${messageOf(test.failureMessages?.[0] ?? '')}`)
    }),
    repeated: [],
  }
  return honest(name, counts, exitCode)
}

type Spec = NonNullable<PlaywrightSuite['specs']>[number]

const specsWhere = (wanted: (spec: Spec) => boolean, { specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(wanted).map(({ file, title }) => `${file} › ${title}`),
  ...suites.flatMap((suite) => specsWhere(wanted, suite)),
]

/** A test that passed only when repeated counts as passed, and is named. */
export const playwrightCounts = (name: string, file: string, exitCode: number): Counts => {
  const report = read(file, playwrightSchema)
  const counts = report && {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    skipped: report.stats.skipped,
    failures: report.suites.flatMap((suite) => specsWhere(({ ok }) => !ok, suite)),
    repeated: report.suites.flatMap((suite) =>
      specsWhere(({ tests }) => tests.some(({ status }) => status === 'flaky'), suite),
    ),
  }
  return honest(name, counts, exitCode)
}

/** What passed only the second time and what failed, a line each, and, last, the count. */
export const summaryLines = ({ passed, failed, skipped, failures, repeated }: Counts): string[] => [
  ...repeated.map((name) => `↻ passed only the second time: ${name}`),
  ...failures.map((failure) => `✗ ${failure}`),
  `${passed} passed, ${failed} failed, ${skipped} skipped`,
]
