import { mailLayout } from '../../mail/mailLayout'
import type { MailLook } from '../../mail/MailLook'
import { mailButtons, mailParagraphs } from '../../mail/mailParts'
import { oneLine, telHref } from '../../mail/mailText'

interface DriveChangeFacts {
  /** A sentence: what the shopper did, with the times in words. */
  change: string
  who: string
  vehicle: string
  phone: string
  link: string
  look: MailLook
}

/** The mail that says a shopper moved or cancelled a test drive, to staff (LEA-22). */
export const driveChangeMail = (facts: DriveChangeFacts): { subject: string; text: string; html: string } => {
  const { change, link, look } = facts
  const about = oneLine([facts.who, facts.vehicle].filter(Boolean).join(', '))
  const phone = oneLine(facts.phone)
  const call = phone ? [{ label: `Call ${phone}`, href: telHref(phone) }] : []
  return {
    subject: `Test drive changed: ${about}`.slice(0, 150),
    text: [change, '', about, ...(phone ? [`Phone: ${phone}`] : []), '', `Open it: ${link}`, ''].join('\n'),
    html: mailLayout({
      look,
      kicker: 'Test drive changed',
      headline: about,
      preview: change,
      parts: [mailParagraphs(change), mailButtons([{ label: 'Open the lead', href: link }, ...call], look)],
      footer: [`Sent by the website of ${look.name}.`],
    }),
  }
}
