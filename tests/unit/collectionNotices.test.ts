import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FIELDS = /<(?:ContactFields|EmailField)\b/
const NOTICE = /<(?:FormFooter|CollectionNotice)\b/
/** The parts the forms are made of. */
const isPart = (file: string): boolean => file.startsWith('src/components/forms/')

test('LAW-08 every form that asks for an e-mail address or a name says what for and links the privacy policy', () => {
  const forms = ['src/components/**/*.tsx', 'src/app/**/*.tsx', 'blocks/**/*.tsx']
    .flatMap((pattern) => globSync(pattern))
    .filter((file) => !isPart(file) && !file.endsWith('.test.tsx'))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
    .filter(({ source }) => FIELDS.test(source))
  expect(forms.length).toBeGreaterThan(5)
  expect(forms.filter(({ source }) => !NOTICE.test(source)).map(({ file }) => file)).toEqual([])
})
