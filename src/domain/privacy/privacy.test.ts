import { expect, test } from 'vitest'
import { consentsOf } from './HeldData'
import { heldSections } from './heldSections'
import { plainError, withoutPersonalData } from './withoutPersonalData'

test('OPS-02 NFR-06 a line of a log loses addresses and numbers, and keeps ids and amounts', () => {
  expect(withoutPersonalData('550 <jane.doe@example.com>: refused, call 0412 345 678 or +61 412 345 678')).toBe(
    '550 <[e-mail]>: refused, call [phone] or [phone]',
  )
  const ids = 'Lead 0412345678ab-0298765432 of a4b4535f-33f5-459a-9099-156d29bb4ca5 at $24,990'
  expect(withoutPersonalData(ids)).toBe(ids)
})

test('OPS-02 NFR-06 an error of the database is logged without the values of its statement', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(jane@example.com)' })
  const error = new Error('Failed query: insert into leads values ($1)\nparams: Jane,0412 345 678\nsecond line', {
    cause,
  })
  const logged = JSON.stringify(plainError(error))
  expect(logged).toContain('insert into leads values ($1) (values left out)')
  expect(logged).toContain('23505')
  expect(logged).not.toMatch(/Jane|0412|second line|example\.com/)
})

test('LAW-07 each consent of a lead is read with its words, when and how', () => {
  const at = '2026-11-24T00:00:00.000Z'
  expect(
    consentsOf({
      opt_in: { text: 'Email me offers.', at, how: 'Form: Contact' },
      alert_consent: { who: 'x', text: 'Tell me.', when: at, how: 'Form below a search' },
      terms: 'broken',
      consent: 'granted',
    }),
  ).toEqual([
    { to: 'Offers by e-mail', text: 'Email me offers.', at, how: 'Form: Contact' },
    { to: 'An alert by e-mail', text: 'Tell me.', at, how: 'Form below a search' },
  ])
  expect(consentsOf(null)).toEqual([])
})

test('LAW-08 what is held is said in words, and nothing is said of what is not there', () => {
  expect(heldSections({ leads: [], accounts: [], alerts: [], applications: [], invoices: [] })).toEqual([])
  const account = { id: 'a', dealership: 'Own', name: 'Jane', email: '', phone: '0400', postcode: '' }
  const reservation = { vehicle: '2021 Kia Rio', state: 'paid', dollars: 200, at: '2026-11-24T00:00:00.000Z' }
  const [section] = heldSections({
    leads: [],
    alerts: [],
    applications: [],
    invoices: [],
    accounts: [
      { ...account, watched: ['2020 Mazda 3'], vehicles: ['2019 Kia'], reservations: [reservation], isKept: true },
    ],
  })
  expect(section?.items[0]?.facts.map(([label]) => label)).toEqual([
    'Name',
    'Mobile number',
    'Watched vehicles',
    'Own vehicle',
    'Reservation',
    'Kept',
  ])
})
