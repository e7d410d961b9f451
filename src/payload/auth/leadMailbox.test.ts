import { expect, test } from 'vitest'
import { leadMailbox, leadOfMailbox } from './leadMailbox'

const LEAD = '6f1d2c3b-4a59-4e68-8d77-86a5b4c3d2e1'
const DOMAIN = 'replies.example.com'
const SECRET = 'secret of this test'

test('CRM-04 an address takes answers of the one lead it was written for, in capitals too', () => {
  const address = leadMailbox(LEAD, DOMAIN, SECRET)
  expect(address).toMatch(/^lead\+[0-9a-f]{52}@replies\.example\.com$/)
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64)
  expect(leadOfMailbox(address, DOMAIN, SECRET)).toBe(LEAD)
  expect(leadOfMailbox(` ${address.toUpperCase()} `, DOMAIN, SECRET)).toBe(LEAD)
})

test('CRM-04 TEN-15 nobody can make one up', () => {
  const address = leadMailbox(LEAD, DOMAIN, SECRET)
  const other = leadMailbox(crypto.randomUUID(), DOMAIN, SECRET)
  const forged = [
    address.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@')),
    // Another lead with the proof of this one.
    `${other.slice(0, 37)}${address.slice(37)}`,
    address.replace(DOMAIN, 'evil.example'),
    address.replace('lead+', ''),
    'lead+@replies.example.com',
    '',
  ]
  for (const one of forged) expect(leadOfMailbox(one, DOMAIN, SECRET), one).toBeNull()
  expect(leadOfMailbox(address, DOMAIN, 'another secret')).toBeNull()
})
