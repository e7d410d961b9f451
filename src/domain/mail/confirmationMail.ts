import { type MailCar, mailButtons, mailCar, mailParagraphs } from './mailParts'
import { mailLayout } from './mailLayout'
import { oneLine, telHref } from './mailText'
import type { MailLook } from './MailLook'
import { fillParagraphs, fillPlaceholders, type MailValues } from './placeholders'

export interface ConfirmationFacts {
  look: MailLook
  /** The dealership's words, with placeholders. */
  subject: string
  text: string
  name: string
  car: MailCar | null
  /** Of the place that answers; '' when it has none. */
  phone: string
  /** What a shopper quotes: the first characters of the lead's id. */
  reference: string
}

const LONGEST_NAME = 40

/**
 * The first name for the greeting; 'there' when it looks like an advertisement or an address: a form can be sent with the
 * e-mail address of another person.
 */
const greetable = (name: string): string => {
  const one = oneLine(name)
  const isName = one !== '' && one.length <= LONGEST_NAME && !/[\d:/@<>{}[\]\\$]|www|\.\S/i.test(one)
  return isName ? one : 'there'
}

/**
 * The mail by which a dealership tells a shopper that the enquiry has arrived (LEA-24), in its own words. It repeats
 * nothing the shopper wrote but the first name.
 */
export const confirmationMail = (facts: ConfirmationFacts): { subject: string; text: string; html: string } => {
  const { look, car, phone, reference } = facts
  const values: MailValues = {
    name: greetable(facts.name),
    vehicle: car ? oneLine(car.title) : 'our vehicles',
    dealership: look.name,
    phone,
    reference,
  }
  const subject = oneLine(fillPlaceholders(facts.subject, values)).slice(0, 150)
  const words = fillParagraphs(facts.text, values)
  const footer = [
    `${look.name}. Reference ${reference}.`,
    'You get this mail because a form on our website was sent with your address. If it was not you, there is nothing to do.',
  ]
  const site = { label: car?.href ? 'See the vehicle' : 'Visit our website', href: car?.href || look.origin }
  const buttons = [...(phone ? [{ label: `Call ${phone}`, href: telHref(phone) }] : []), site]
  return {
    subject,
    text: [words, '', ...(car?.href ? [car.href, ''] : []), '-- ', ...footer, look.origin, ''].join('\n'),
    html: mailLayout({
      look,
      kicker: '',
      headline: subject,
      preview: words.slice(0, 140),
      parts: [mailParagraphs(words), car ? mailCar(car) : '', mailButtons(buttons, look)],
      footer,
    }),
  }
}
