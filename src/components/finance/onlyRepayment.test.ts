import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => join(folder, file))

const allowed = [join('src', 'components', 'finance', 'Repayment.tsx')]

test('LAW-01 a repayment is put into words by the one component that shows the comparison rate with it', () => {
  const files = ['src/components', 'src/app', 'src/documents', 'blocks']
    .flatMap(sources)
    .filter((file) => !allowed.includes(file))
  expect(files.length).toBeGreaterThan(100)
  const offenders = files.filter((file) =>
    /formatRepayment\(|\$\{[^}]*\}\/(wk|fn|mth)\b|>\/wk|per week/i.test(readFileSync(file, 'utf8')),
  )
  expect(offenders).toEqual([])
})
