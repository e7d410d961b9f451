import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** A form that is sent to be kept or acted on; one that opens a search or an estimate is sent by GET. */
const isForm = (source: string): boolean =>
  /<Form\b|<form\b[^>]*method="post"/.test(source) ||
  (/<form\b/.test(source) && / from '@\/src\/actions\/(?!FormState')/.test(source))
/** Something a visitor types, chooses, draws or hands over. */
const FIELD =
  /<(?!Hidden)\w*Fields?\b|<(?:CheckboxGroup|RadioGroup|SignaturePad|Select|Input|Textarea|select|textarea)\b|<input\b(?![^>]*(?:type="hidden"|readOnly))/
const NOTICE = /<(?:FormFooter|CollectionNotice)\b/

/** The parts the forms are made of. */
const isPart = (file: string): boolean => file.startsWith('src/components/forms/')

/** Forms without a notice of their own, and why that is right. */
const WITHOUT: Record<string, string> = {
  'src/app/(site)/[domain]/dev/components/live/FormStates.tsx':
    'An example on the page of component states, on a developer’s machine only: nothing is sent.',
  'src/components/shopper/signIn/CodeForm.tsx':
    'Asks for the code that was just sent; the notice stands where the address is typed, on the page before.',
  'src/components/shopper/garage/DriveRows.tsx':
    'Chooses another time for a drive that was booked under a notice; nothing about the person is asked.',
  'src/components/privacy/HeldSections.tsx': 'A tick that confirms a deletion; nothing is collected.',
}

const read = (file: string): string => readFileSync(file, 'utf8')

/** A form's own text with that of the parts of its folder and those near it, which are no forms themselves. */
const textOf = (file: string, seen = new Set<string>()): string => {
  seen.add(file)
  const source = read(file)
  const parts = [...source.matchAll(/ from '(\.{1,2}\/[^']+)'/g)]
    .flatMap(([, path = '']) => globSync(`${join(dirname(file), path)}.tsx`))
    .filter((part) => !seen.has(part) && !isPart(part) && !isForm(read(part)))
  return [source, ...parts.map((part) => textOf(part, seen))].join('\n')
}

const forms = ['src/components/**/*.tsx', 'src/app/**/*.tsx', 'blocks/**/*.tsx']
  .flatMap((pattern) => globSync(pattern))
  .filter((file) => !isPart(file) && !file.endsWith('.test.tsx') && isForm(read(file)))
  .map((file) => ({ file, text: textOf(file) }))
  .filter(({ text }) => FIELD.test(text))

test('LAW-08 every form in which a visitor types or chooses something says what for and links the privacy policy', () => {
  expect(forms.length).toBeGreaterThan(15)
  const silent = forms.filter(({ text }) => !NOTICE.test(text)).map(({ file }) => file)
  expect(silent.toSorted()).toEqual(Object.keys(WITHOUT).toSorted())
})

test('LAW-08 the forms of an order, an application, a purchase and the garage are among them', () => {
  const names = forms.map(({ file }) => file.split('/').at(-1))
  for (const name of [
    ...['CheckoutForm.tsx', 'OrderForm.tsx', 'StepForm.tsx', 'DocumentForms.tsx', 'DeclarationForm.tsx'],
    ...['DetailsForm.tsx', 'VehicleForm.tsx', 'AddressForm.tsx', 'TradeInForm.tsx', 'EnquiryForm.tsx'],
  ])
    expect(names).toContain(name)
})
