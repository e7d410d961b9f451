import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contactFields } from '@/src/domain/leads/formFields'
import { defaultLegalTexts } from '@/src/domain/legal/defaultLegalTexts'
import { legalTable } from '@/src/domain/legal/legalTexts'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { ContactFields } from './ContactFields'
import { Form } from './Form'
import { FormFooter } from './FormFooter'
import { optInOf } from './siteForms'

const html = (optIn: boolean, prefill?: Record<string, string>): string =>
  renderToStaticMarkup(
    <Form
      action={() => Promise.resolve({ kind: 'idle' })}
      schema={() => Promise.resolve(z.object(contactFields))}
      prefill={prefill}
    >
      <ContactFields />
      <FormFooter
        submit="Send"
        optIn={{ label: 'News', checked: optIn, notice: '{purpose} See our {privacy policy}.' }}
        purpose="To answer."
      />
    </Form>,
  )

test('ENT-26 LEA-18 who sends a form: these fields, with a hidden one as a spam trap', () => {
  const names = [...html(false).matchAll(/ name="(\w+)"/g)].map(([, name]) => name)
  expect(names).toEqual(['tracking', 'name', 'last_name', 'email', 'phone', 'postcode', 'opt_in'])
  expect(html(false)).toContain('>First Name<')
  expect(html(false)).toContain('>Mobile Number<')
})

test('LAW-07 consent begins as the site says; other fields as the page says (RTE-10)', () => {
  expect([html(true), html(false)].map((page) => page.includes('checked=""'))).toEqual([true, false])
  expect(html(false, { postcode: '2000' })).toContain('value="2000"')
})

test('VDP-42 before its script runs the browser validates the form', () => {
  expect(html(false)).not.toContain('novalidate')
  expect(html(false)).toMatch(/<input[^>]*required=""[^>]*name="name"|<input[^>]*name="name"[^>]*required=""/)
})

/** What is shown below the fields of a dealership's forms, by its settings. */
const footer = (forms: Partial<typeof settingDefaults.forms> = {}): string => {
  const settings = { ...settingDefaults, forms: { ...settingDefaults.forms, ...forms } }
  const site = { settings, locations: [], legal: legalTable(defaultLegalTexts, new Date()) }
  return renderToStaticMarkup(
    <Form action={() => Promise.resolve({ kind: 'idle' })} schema={() => Promise.resolve(z.object({}))}>
      <FormFooter submit="Send" optIn={optInOf(site, null)} purpose="" />
    </Form>,
  )
}
const inputOf = (markup: string, name: string): string =>
  markup.match(/<input[^>]*>/g)?.find((input) => input.includes(`name="${name}"`)) ?? ''

test('LEA-12 the opt-in need not be ticked, and reads as the dealership says', () => {
  expect(footer()).toContain('>Email me similar stock and latest offers.<')
  expect(inputOf(footer(), 'opt_in')).toContain('type="checkbox"')
  expect(inputOf(footer(), 'opt_in')).not.toContain('required')
  const own = footer({ optInLabel: 'Send me the yard’s news.' })
  expect(own).toContain('>Send me the yard’s news.<')
  expect(own).not.toContain('latest offers')
})

test('LEA-13 LEA-14 LEA-15 a dealership’s own terms, its notice, and the box that must be ticked', () => {
  const NOTICE = '* You must agree to the terms of use before submitting the form.'
  expect(footer()).not.toMatch(/terms of use|terms_conditions/)
  expect(footer({ customTerms: 'Deposits are **kept**.' })).toContain('Deposits are <strong>kept</strong>.')
  expect(footer({ showTermsNotice: true })).toContain(NOTICE)
  // One must agree: there is a box to do so, and the terms to read.
  expect(inputOf(footer({ showTermsNotice: true }), 'terms_conditions')).toContain('required=""')
  expect(footer({ showTermsNotice: true })).toContain('href="/terms-and-conditions"')
  expect(inputOf(footer({ requireTerms: true }), 'terms_conditions')).toContain('required=""')
  expect(footer({ requireTerms: true })).not.toContain(NOTICE)
})

test('LEA-19 a postcode is required and takes four characters', () => {
  const input = inputOf(html(false), 'postcode')
  expect(input).toContain('required=""')
  expect(input).toMatch(/maxlength="4"/i)
})
