import { CODE_MINUTES } from '../shopper/signIn/signInForms'
import { mailFacts, mailNote, mailParagraphs } from './mailParts'
import { mailLayout } from './mailLayout'
import type { MailLook } from './MailLook'

/** The mail with a one-time code (WAT-15). The code is in the subject too, where a phone shows it without opening the mail. */
export const signInMail = (look: MailLook, code: string): { subject: string; text: string; html: string } => {
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
  const subject = `${spaced} is your code for ${look.name}`
  const words = `Enter this code on our website to sign in. It works once, for ${CODE_MINUTES} minutes.`
  const footer = [look.name, 'If it was not you, there is nothing to do. Do not pass the code on: we never ask for it.']
  return {
    subject,
    text: [words, '', spaced, '', '-- ', ...footer, ''].join('\n'),
    html: mailLayout({
      look,
      kicker: '',
      headline: spaced,
      preview: 'Your code to sign in.',
      parts: [
        mailParagraphs(words),
        mailFacts([['Your code', spaced]]),
        mailNote('Nobody from us will ever ask you for it.'),
      ],
      footer,
    }),
  }
}
