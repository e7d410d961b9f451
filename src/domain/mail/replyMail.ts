import { mailLayout } from './mailLayout'
import type { MailLook } from './MailLook'
import { mailButtons, mailQuote } from './mailParts'
import { oneLine } from './mailText'

interface ReplyFacts {
  /** Who wrote: a name, else an address. */
  who: string
  subject: string
  text: string
  /** The lead on the lead desk. */
  link: string
  look: MailLook
}

/** The mail by which staff get what a shopper answered (CRM-04). Their own answer to it reaches the shopper. */
export const replyMail = (facts: ReplyFacts): { subject: string; text: string; html: string } => {
  const { text, link, look } = facts
  const who = oneLine(facts.who)
  return {
    subject: oneLine(`${who}: ${facts.subject}`).slice(0, 150),
    text: [`${who} wrote:`, '', text.trim(), '', `Open the lead: ${link}`, ''].join('\n'),
    html: mailLayout({
      look,
      kicker: 'Mail from the customer',
      headline: who,
      preview: text.slice(0, 140),
      parts: [mailQuote(text, look), mailButtons([{ label: 'Open the lead', href: link }], look)],
      footer: [`Sent by the website of ${look.name}. Your reply goes to the shopper.`],
    }),
  }
}
