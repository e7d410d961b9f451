import { expect, test } from 'vitest'
import { leadMail } from './leadMail'
import { locationMailAddress } from './locationMailAddress'

const look = {
  name: 'Own Motors',
  origin: 'https://site.example',
  logo: null,
  brand: '#0b5cad',
  onBrand: '#ffffff',
  ink: '#0d1b2a',
  onInk: '#ffffff',
}

const facts = {
  look,
  car: null,
  reference: 'lead-1',
  category: 'General Enquiry',
  subcategory: '',
  name: 'Jane',
  lastName: 'Doe',
  email: 'jane@example.com',
  replyTo: 'jane@example.com',
  phone: '0400 000 000',
  postcode: '',
  message: 'Is it <still> there?\n\nJane',
  services: [],
  testDrive: '',
  vehicle: '2021 Toyota Corolla',
  stockNumber: 'HC100',
  page: 'https://site.example/cars/a',
  link: 'https://platform.example/admin/collections/leads/lead-1',
}

test('LEA-20 ENT-21 the mail about a lead names who, what and where, and is answered to the shopper', () => {
  const mail = leadMail(facts)
  expect(mail.subject).toBe('General Enquiry: Jane Doe, 2021 Toyota Corolla (HC100)')
  expect(mail.replyTo).toBe('jane@example.com')
  for (const words of ['Mobile number: 0400 000 000', 'Vehicle: 2021 Toyota Corolla (HC100)', 'Is it <still> there?'])
    expect(mail.text).toContain(words)
  expect(mail.text).not.toContain('Postcode')
  expect(mail.html).toContain('Is it &lt;still&gt; there?')
  expect(mail.html).toContain('href="https://platform.example/admin/collections/leads/lead-1"')
})

test('LEA-22 the mail about a test drive says when and where', () => {
  const testDrive = 'Wednesday 25 November 2026, 9:30 am (Sydney time), at Alexandria'
  const mail = leadMail({ ...facts, testDrive })
  expect(mail.text).toContain(`Test drive: ${testDrive}`)
  expect(mail.html).toContain(testDrive)
  expect(leadMail(facts).text).not.toContain('Test drive')
})

test('LEA-20 it calls and answers at a press, and shows the car; a number that is none is no button', () => {
  const car = {
    title: '2021 Toyota Corolla',
    line: 'Used',
    price: '$24,990 Drive Away',
    photo: 'https://site.example/a.jpg',
    href: 'https://site.example/cars/a',
  }
  const { html } = leadMail({ ...facts, car })
  for (const part of ['href="tel:0400000000"', 'href="mailto:jane@example.com"', 'src="https://site.example/a.jpg"'])
    expect(html).toContain(part)
  expect(html).toContain('$24,990 Drive Away')
  expect(leadMail({ ...facts, phone: 'none' }).html).not.toContain('href="tel:')
  expect(leadMail({ ...facts, car: { ...car, photo: 'javascript:alert(1)' } }).html).not.toContain('javascript:')
})

test('NFR-06 what a shopper types cannot add a header or markup to the mail', () => {
  const evil = 'Jane\r\nBcc: all@example.com <img src=x>'
  const mail = leadMail({ ...facts, name: evil, replyTo: 'jane@example.com\nBcc: all@example.com', stockNumber: evil })
  expect(`${mail.subject}${mail.replyTo}`).not.toMatch(/[\r\n]/)
  expect(mail.html).not.toContain('<img')
})

test('LEA-20 a lead goes to its car’s location, else to its department, else to the first that has an address', () => {
  const places = [
    { id: 'none', email: null, type: 'sales' as const },
    { id: 'sales', email: 'sales@a.example', type: 'sales' as const },
    { id: 'yard', email: 'yard@a.example', type: 'sales' as const },
    { id: 'workshop', email: 'service@a.example', type: 'service' as const },
  ]
  const to = (locationId: string | null, category: string) => locationMailAddress(places, { locationId, category })
  expect(to('yard', 'Test Drive')).toBe('yard@a.example')
  expect(to('none', 'Test Drive')).toBe('sales@a.example')
  expect(to(null, 'Service Enquiry')).toBe('service@a.example')
  expect(to(null, 'Parts Enquiry')).toBe('sales@a.example')
  expect(locationMailAddress([], { locationId: null, category: '' })).toBeNull()
})
