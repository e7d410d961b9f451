import { expect, test } from 'vitest'
import { mobileNumber, smsHref, whatsAppHref } from './textLinks'

test('TEN-14 CRM-04 Australian mobile numbers in every spelling, and no others', () => {
  for (const spelling of ['0412 345 678', '+61 412 345 678', '61412345678', '(0412) 345-678'])
    expect(mobileNumber(spelling)).toBe('+61412345678')
  for (const other of ['02 5550 0140', '1300 111 222', '+64 21 123 456', '']) expect(mobileNumber(other)).toBeNull()
})

test('TEN-14 CRM-04 the first words are written, whatever is in them', () => {
  const words = 'Is the BT-50 & trailer still there? https://x.example/a?b=c'
  for (const href of [smsHref('+61412345678', words), whatsAppHref('+61412345678', words)]) {
    const query = new URLSearchParams(href.slice(href.indexOf('?') + 1).replace(/^&/, ''))
    expect(query.get('body') ?? query.get('text')).toBe(words)
  }
})
