import { mailLayout } from './mailLayout'
import { mailParagraphs } from './mailParts'
import type { MailLook } from './MailLook'
import { oneLine } from './mailText'

/** What a member of staff wrote to a shopper, in the dealership's look (CRM-04). */
export const answerMail = (
  look: MailLook,
  written: { subject: string; text: string },
): { subject: string; text: string; html: string } => {
  const subject = oneLine(written.subject)
  const { text } = written
  return {
    subject,
    text,
    html: mailLayout({
      look,
      kicker: '',
      headline: subject,
      preview: text.slice(0, 140),
      parts: [mailParagraphs(text)],
      footer: [`${look.name}, ${look.origin}`, 'Answer this mail to reach the person who wrote it.'],
    }),
  }
}
