import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contactFields } from '@/src/domain/leads/formFields'
import { ContactFields } from './ContactFields'
import { Form } from './Form'
import { FormFooter } from './FormFooter'

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

test('LEA-13 LEA-14 LEA-15 a dealership’s own terms, its notice, and the box that must be ticked', () => {
  const footer = (terms: { text: string | null; showNotice: boolean; required: boolean }): string =>
    renderToStaticMarkup(
      <Form action={() => Promise.resolve({ kind: 'idle' })} schema={() => Promise.resolve(z.object({}))}>
        <FormFooter submit="Send" optIn={{ label: 'News', checked: false, notice: '', terms }} purpose="" />
      </Form>,
    )
  const none = footer({ text: null, showNotice: false, required: false })
  expect(none).not.toContain('terms')
  expect(footer({ text: 'Deposits are kept.', showNotice: false, required: false })).toContain('Deposits are kept.')
  expect(footer({ text: null, showNotice: true, required: false })).toContain(
    '* You must agree to the terms of use before submitting the form.',
  )
  expect(footer({ text: null, showNotice: false, required: true })).toMatch(
    /<input[^>]*required=""[^>]*name="terms_conditions"|<input[^>]*name="terms_conditions"[^>]*required=""/,
  )
})
