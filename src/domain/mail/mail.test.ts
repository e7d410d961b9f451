import { expect, test } from 'vitest'
import { confirmationMail, type ConfirmationFacts } from './confirmationMail'
import { mailLayout } from './mailLayout'
import { mailButtons, mailCar, mailFacts, mailParagraphs, mailQuote } from './mailParts'
import { replyMail } from './replyMail'
import { fillPlaceholders, unknownPlaceholders } from './placeholders'

const look = {
  name: 'Smith & Sons <Cars>',
  origin: 'https://site.example',
  logo: null,
  brand: '#0b5cad',
  onBrand: '#ffffff',
  ink: '#0d1b2a',
  onInk: '#ffffff',
}
const facts: ConfirmationFacts = {
  look: { ...look, name: 'Own Motors' },
  subject: 'Thanks, {name}',
  text: 'Hi {name},\n\n{dealership} has your message about {vehicle}.\n\nCall {phone}.\n\nReference {reference}',
  name: 'Jane',
  car: { title: '2021 Kia Rio', line: '', price: '', photo: null, href: 'https://site.example/cars/a' },
  phone: '02 9000 1234',
  reference: 'ABCD1234',
}

test('a logo lies on the ground it was made for', () => {
  const masthead = (ground: string) =>
    mailLayout({
      look: { ...look, logo: { url: 'https://site.example/logo.webp', width: 480, height: 120, alt: 'Own', ground } },
      kicker: '',
      headline: 'Hi',
      preview: '',
      parts: [],
      footer: [],
    })
  expect(masthead('#ffffff')).toMatch(/<img [^>]*width="176" height="44" alt="Own" style="[^"]*background:#ffffff/)
  expect(masthead(look.ink)).toMatch(/<img [^>]*style="display:block;border:0">/)
})

test('NFR-06 nothing that is put into a mail becomes markup, and no link is a script', () => {
  const evil = `"><script>alert(1)</script><img src=x onerror='x'>`
  const html = mailLayout({
    look: {
      ...look,
      name: evil,
      logo: { url: `https://site.example/${evil}`, width: 10, height: 10, alt: evil, ground: evil },
    },
    kicker: evil,
    headline: evil,
    preview: evil,
    parts: [
      mailParagraphs(evil),
      mailQuote(evil, look),
      mailFacts([[evil, evil]]),
      mailCar({ title: evil, line: evil, price: evil, photo: null, href: evil }),
      mailButtons(
        [
          { label: evil, href: `https://site.example/${evil}` },
          { label: 'Script', href: 'javascript:alert(1)' },
        ],
        look,
      ),
    ],
    footer: [evil],
  })
  expect(html).not.toMatch(/<script|<img src=x|javascript:/)
  expect(html.match(/"><script/g)).toBeNull()
})

test('CRM-04 NFR-06 what a shopper answers is quoted to staff, and adds no header and no markup', () => {
  const link = 'https://platform.example/admin/lead-desk/1'
  const reply = { who: 'Jane\r\nBcc: a@b.test', subject: 'Hi', text: '<b>Today?</b>\n\nJane', link, look }
  const { subject, text, html } = replyMail(reply)
  expect(subject).toBe('Jane Bcc: a@b.test: Hi')
  expect(text).toContain(`<b>Today?</b>\n\nJane\n\nOpen the lead: ${link}`)
  expect(html).toContain('&lt;b&gt;Today?&lt;/b&gt;')
  expect(html).toContain(`href="${link}"`)
})

test('LEA-24 the confirmation is the dealership’s words with what they name', () => {
  const { subject, text, html } = confirmationMail(facts)
  expect(subject).toBe('Thanks, Jane')
  expect(text).toContain('Own Motors has your message about 2021 Kia Rio.\n\nCall 02 9000 1234.\n\nReference ABCD1234')
  for (const part of ['href="tel:0290001234"', 'href="https://site.example/cars/a"']) expect(html).toContain(part)
})

test('LEA-24 without a car, a name or a number it still reads well', () => {
  const { subject, text } = confirmationMail({ ...facts, name: ' ', car: null, phone: '' })
  expect(subject).toBe('Thanks, there')
  expect(text).toContain('about our vehicles.\n\nReference ABCD1234')
})

test('LEA-18 a name that is an advertisement is not passed on to whose address was typed in', () => {
  for (const name of [
    'Win at https://evil.example',
    'www.evil.example',
    'x'.repeat(41),
    'Call 0400 000 000',
    '<b>Jo</b>',
  ])
    expect(confirmationMail({ ...facts, name }).subject, name).toBe('Thanks, there')
})

test('CMS-03 placeholders: what is filled in is not read again, and unknown ones are named', () => {
  const values = { name: '{phone}', vehicle: '', dealership: '', phone: '1', reference: '' }
  expect(fillPlaceholders('{name} {nobody} {phone}', values)).toBe('{phone} {nobody} 1')
  expect(unknownPlaceholders('{name} {car} {} {reference}')).toEqual(['car', ''])
})
