import { mailButtons, mailNote, mailParagraphs } from './mailParts'
import { mailLayout } from './mailLayout'
import type { MailLook } from './MailLook'

/** The mail with the link to a person's own data (LAW-08). */
export const myDataMail = (
  look: MailLook,
  { link, minutes }: { link: string; minutes: number },
): { subject: string; text: string; html: string } => {
  const subject = `Your data at ${look.name}`
  const words = `Somebody, most likely you, asked on our website what we hold about this e-mail address.\n\nThe link shows it, and lets you download or delete it. It works for ${minutes} minutes.`
  const footer = [look.name, 'If it was not you, there is nothing to do. Do not pass this mail on: the link is a key.']
  return {
    subject,
    text: [words, '', link, '', '-- ', ...footer, ''].join('\n'),
    html: mailLayout({
      look,
      kicker: '',
      headline: subject,
      preview: 'The link shows what we hold about you.',
      parts: [
        mailParagraphs(words),
        mailButtons([{ label: 'See my data', href: link }], look),
        mailNote('Each link can delete once.'),
      ],
      footer,
    }),
  }
}
