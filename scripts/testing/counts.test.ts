import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { add, none, playwrightCounts, summaryLines, vitestCounts } from './counts.ts'

const dir = mkdtempSync(join(tmpdir(), 'forecourt-counts-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const report = (content: unknown): string => {
  const file = join(dir, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const vitest = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 }
const failedVitest = {
  ...vitest,
  numFailedTests: 1,
  testResults: [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'adds', status: 'failed', failureMessages: ['expected 1 to be 2\nworker: lost\n  at a.test.ts:3'] },
        { fullName: 'takes', status: 'passed', failureMessages: [] },
      ],
    },
    { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
  ],
}
const failedBrowser = {
  stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
  suites: [
    { specs: [], suites: [{ specs: [{ title: 'opens', file: 'c.spec.ts', ok: false }] }] },
    { specs: [{ title: 'closes', file: 'c.spec.ts', ok: true, tests: [{ status: 'flaky' }] }] },
  ],
}

test('adds up both reporters, names what failed and ends in one line', () => {
  const unit = vitestCounts('unit', report(failedVitest), 1)
  const browser = playwrightCounts('browser', report(failedBrowser), 1)
  expect(summaryLines(add(add(none, unit), browser))).toEqual([
    '↻ passed only the second time: c.spec.ts › closes',
    '✗ a.test.ts › adds: expected 1 to be 2\n    worker: lost',
    '✗ b.test.ts: Cannot find module',
    '✗ c.spec.ts › opens',
    '11 passed, 2 failed, 4 skipped',
  ])
})

test('a run that failed without a failed test is not called green', () => {
  expect(vitestCounts('unit', report(vitest), 1)).toMatchObject({
    failed: 1,
    failures: ['unit: exit code 1 without a failed test'],
  })
})

test('a run that left no report failed', () => {
  expect(vitestCounts('unit', join(dir, 'absent.json'), 0)).toMatchObject({ failed: 1, failures: ['unit: no report'] })
})
