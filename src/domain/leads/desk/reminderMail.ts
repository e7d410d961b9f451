import { mailLayout } from '../../mail/mailLayout'
import type { MailLook } from '../../mail/MailLook'
import { mailButtons, mailFacts, mailParagraphs } from '../../mail/mailParts'
import { oneLine, telHref } from '../../mail/mailText'

interface ReminderFacts {
  kind: 'reminder' | 'escalation'
  who: string
  vehicle: string
  phone: string
  /** In words, on the dealership's clocks. */
  cameAt: string
  dueAt: string
  link: string
  look: MailLook
}

/** The mail that says a lead waits for its answer, to staff or to the dealership's admins (CRM-04). */
export const reminderMail = (facts: ReminderFacts): { subject: string; text: string; html: string } => {
  const { look, link } = facts
  const about = oneLine([facts.who, facts.vehicle].filter(Boolean).join(', '))
  const phone = oneLine(facts.phone)
  const isLate = facts.kind === 'escalation'
  const kicker = isLate ? 'Still not answered' : 'Please answer'
  const words = `${about} ${isLate ? 'still waits' : 'waits'} for an answer.`
  const rows: [string, string][] = [
    ['Came', facts.cameAt],
    ['To be answered by', facts.dueAt],
    ['Phone', phone],
  ]
  const given = rows.filter(([, value]) => value !== '')
  const call = phone ? [{ label: `Call ${phone}`, href: telHref(phone) }] : []
  return {
    subject: `${kicker}: ${about}`.slice(0, 150),
    text: [words, '', ...given.map(([label, value]) => `${label}: ${value}`), '', `Open it: ${link}`, ''].join('\n'),
    html: mailLayout({
      look,
      kicker,
      headline: about,
      preview: words,
      parts: [
        mailParagraphs(words),
        mailButtons([{ label: 'Open the lead', href: link }, ...call], look),
        mailFacts(given),
      ],
      footer: [`Sent by the website of ${look.name}.`],
    }),
  }
}
