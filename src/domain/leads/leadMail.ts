import { xmlText } from '../seo/xmlText'

/** What the mail about a lead says; empty parts are left out. */
export interface LeadMailFacts {
  reference: string
  category: string
  subcategory: string
  name: string
  lastName: string
  email: string
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
}

export interface LeadMail {
  subject: string
  text: string
  html: string
  /** The shopper's address, so that a reply reaches them; '' when none was given. */
  replyTo: string
}

/** A header of a mail ends at a line break: what follows would be a header of its own. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The mail by which a dealership learns of a lead (LEA-20, ENT-21), as plain text and as HTML of the same content. */
export const leadMail = (facts: LeadMailFacts): LeadMail => {
  const who = oneLine(`${facts.name} ${facts.lastName}`) || oneLine(facts.email) || oneLine(facts.phone)
  const about = oneLine([facts.vehicle, facts.stockNumber && `(${facts.stockNumber})`].filter(Boolean).join(' '))
  const rows: [label: string, value: string][] = [
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
  const cell = 'padding:4px 16px 4px 0;vertical-align:top'
  return {
    subject: oneLine(`${facts.category || 'Enquiry'}: ${[who, about].filter(Boolean).join(', ')}`).slice(0, 150),
    replyTo: oneLine(facts.email),
    text: [
      ...given.map(([label, value]) => `${label}: ${oneLine(value)}`),
      '',
      ...(facts.message.trim() === '' ? [] : [facts.message.trim(), '']),
      `In the admin: ${facts.link}`,
      '',
    ].join('\n'),
    html: [
      '<!doctype html><html lang="en-AU"><body style="font-family:Arial,sans-serif;font-size:15px;color:#1c2530">',
      `<h1 style="font-size:19px">${xmlText(facts.category || 'Enquiry')}</h1>`,
      '<table role="presentation" style="border-collapse:collapse">',
      ...given.map(
        ([label, value]) =>
          `<tr><td style="${cell};color:#5b6673">${label}</td><td style="${cell}">${xmlText(oneLine(value))}</td></tr>`,
      ),
      '</table>',
      facts.message.trim() === ''
        ? ''
        : `<p style="white-space:pre-wrap;border-left:3px solid #d5dbe2;padding-left:12px">${xmlText(facts.message.trim())}</p>`,
      `<p><a href="${xmlText(facts.link)}">Open it in the admin</a></p>`,
      '</body></html>',
    ].join('\n'),
  }
}
