import { mailLayout } from '../mail/mailLayout'
import type { MailLook } from '../mail/MailLook'
import { type MailCar, mailButtons, mailCar, mailFacts, mailQuote } from '../mail/mailParts'
import { mailtoHref, oneLine, telHref } from '../mail/mailText'

/** What the mail about a lead says; empty parts are left out. */
export interface LeadMailFacts {
  reference: string
  category: string
  subcategory: string
  name: string
  lastName: string
  email: string
  /** Where an answer goes: the shopper's address, or one that passes it on; '' when there is none. */
  replyTo: string
  phone: string
  postcode: string
  message: string
  services: string[]
  /** When and where the test drive is, or what was asked for; '' when no time was given (LEA-22). */
  testDrive: string
  /** The vehicle it is about, as its page names it; '' when it is about none. */
  vehicle: string
  stockNumber: string
  /** Page the form was sent from. */
  page: string
  /** The lead in the admin. */
  link: string
  look: MailLook
  /** Picture, price and page of the vehicle; null when it is not in stock any more. */
  car: MailCar | null
}

export interface LeadMail {
  subject: string
  text: string
  html: string
  /** So that a reply reaches the shopper; '' when none does. */
  replyTo: string
}

type Rows = [label: string, value: string][]

const buttonsOf = ({ phone, replyTo, look }: LeadMailFacts): string =>
  mailButtons(
    [
      ...(/\d{6}/.test(phone.replaceAll(/\D/g, '')) ? [{ label: `Call ${phone}`, href: telHref(phone) }] : []),
      ...(replyTo.includes('@') ? [{ label: 'Reply by e-mail', href: mailtoHref(replyTo) }] : []),
    ],
    look,
  )

const htmlOf = (facts: LeadMailFacts, { who, about, rows }: { who: string; about: string; rows: Rows }): string => {
  const { look, category, car, message, link } = facts
  return mailLayout({
    look,
    kicker: category || 'Enquiry',
    headline: who || 'A new enquiry',
    preview: message.slice(0, 140),
    parts: [
      car || about ? mailCar(car ?? { title: about, line: '', price: '', photo: null, href: '' }) : '',
      mailQuote(message, look),
      buttonsOf(facts),
      mailFacts(rows),
      mailButtons([{ label: 'Open it in the admin', href: link }], look),
    ],
    footer: [`Sent by the website of ${look.name}.${facts.replyTo ? ' Your reply goes to the shopper.' : ''}`],
  })
}

/** The mail by which a dealership learns of a lead (LEA-20, ENT-21), as plain text and as HTML of the same content. */
export const leadMail = (facts: LeadMailFacts): LeadMail => {
  const who = oneLine(`${facts.name} ${facts.lastName}`) || oneLine(facts.email) || oneLine(facts.phone)
  const about = oneLine([facts.vehicle, facts.stockNumber && `(${facts.stockNumber})`].filter(Boolean).join(' '))
  const rows: Rows = [
    ['Name', who],
    ['E-mail', facts.email],
    ['Mobile number', facts.phone],
    ['Postcode', facts.postcode],
    ['Vehicle', about],
    ['Test drive', facts.testDrive],
    ['About', [facts.category, facts.subcategory].filter(Boolean).join(', ')],
    ['Services asked for', facts.services.join(', ')],
    ['Sent from', facts.page],
    ['Reference', facts.reference],
  ]
  const given = rows.filter(([, value]) => value.trim() !== '')
  return {
    subject: oneLine(`${facts.category || 'Enquiry'}: ${[who, about].filter(Boolean).join(', ')}`).slice(0, 150),
    replyTo: oneLine(facts.replyTo),
    text: [
      ...given.map(([label, value]) => `${label}: ${oneLine(value)}`),
      '',
      ...(facts.message.trim() === '' ? [] : [facts.message.trim(), '']),
      `In the admin: ${facts.link}`,
      '',
    ].join('\n'),
    html: htmlOf(facts, { who, about, rows }),
  }
}
