import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { add, none, playwrightCounts, summaryLine, vitestCounts } from './counts.ts'

const dir = mkdtempSync(join(tmpdir(), 'forecourt-counts-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const report = (content: unknown): string => {
  const file = join(dir, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const vitest = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 }

test('adds up both reporters and ends in one line', () => {
  const unit = vitestCounts(report(vitest), 0)
  const browser = playwrightCounts(report({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 } }), 1)
  expect(summaryLine(add(add(none, unit), browser))).toBe('11 passed, 1 failed, 4 skipped')
})

test('a run that failed without a failed test is not called green', () => {
  expect(vitestCounts(report(vitest), 1).failed).toBe(1)
})

test('a run that left no report failed', () => {
  expect(vitestCounts(join(dir, 'absent.json'), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})
