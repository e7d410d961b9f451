import { type OrderPart, orderText } from '../checkout/order'
import type { MailLook } from './MailLook'
import { mailLayout } from './mailLayout'
import { mailButtons, mailFacts, mailHeading, mailNote, mailParagraphs } from './mailParts'
import { oneLine } from './mailText'

interface OrderMailFacts {
  look: MailLook
  number: string
  /** As it was signed. */
  parts: readonly OrderPart[]
  name: string
  /** The moment in words, with its zone. */
  signed: string
  /** SHA-256 of the order's text, hexadecimal. */
  hash: string
  /** The page of the reservation, which has the PDF. */
  href: string
}

/** The buyer's own copy of a signed order, whole: it can be kept without the site (BUY-07). */
export const orderMail = ({ look, number, parts, name, signed, hash, href }: OrderMailFacts) => {
  const words = `Thank you. You signed order ${number}. This is your copy: keep it.`
  const signature = `Signed by ${name}, ${signed}. Fingerprint of the text: ${hash}`
  const footer = [look.name, 'If something in it is wrong, please call us.']
  return {
    subject: oneLine(`Your signed order ${number}`),
    text: [words, '', orderText(parts), '', signature, '', href, '', '-- ', ...footer, ''].join('\n'),
    html: mailLayout({
      look,
      kicker: number,
      headline: 'Your signed order',
      preview: words,
      parts: [
        mailParagraphs(words),
        ...parts.flatMap(({ title, rows, text }) => [
          mailHeading(title),
          mailFacts(rows),
          text ? mailParagraphs(text) : '',
        ]),
        mailNote(signature),
        mailButtons([{ label: 'See it and save the PDF', href }], look),
      ],
      footer,
    }),
  }
}
