import { dollarsOf } from '../checkout/depositWords'
import { mailButtons, mailFacts, mailNote, mailParagraphs } from './mailParts'
import { mailLayout } from './mailLayout'
import { oneLine } from './mailText'
import type { MailLook } from './MailLook'

/** A paid invoice. Amounts in cents. */
interface PaidRequest {
  number: string
  what: string
  cents: number
  refundedCents: number
  /** ISO. */
  paidAt: string
  /** The payment company's name for it. */
  reference: string | null
}

interface ReceiptFacts {
  look: MailLook
  request: PaidRequest
  /** Of the dealership. */
  zone: string
  sandbox: boolean
  /** The page of the invoice. */
  href: string
}

const moment = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(iso))

/** What a receipt says; those without a value are left out. */
const receiptFacts = (
  { number, what, cents, refundedCents, paidAt, reference }: PaidRequest,
  zone: string,
): [label: string, value: string][] => [
  ['Reference', number],
  ['For', what],
  ['Paid', dollarsOf(cents)],
  ['Given back', refundedCents > 0 ? dollarsOf(refundedCents) : ''],
  ['Date', moment(paidAt, zone)],
  ['Receipt', reference ?? ''],
]

/** The receipt of a paid invoice, or of what was given back of it. */
export const receiptMail = ({ look, request, zone, sandbox, href }: ReceiptFacts) => {
  const { number, cents, refundedCents } = request
  const isRefund = refundedCents > 0
  const amount = dollarsOf(isRefund ? refundedCents : cents)
  const subject = oneLine(
    isRefund ? `${amount} of ${number} was given back` : `Receipt: ${amount} for ${number}`,
  ).slice(0, 150)
  const words = isRefund
    ? `${amount} goes back to the card you paid with. Banks take a few days to show it.`
    : `Thank you. ${look.name} has your payment.`
  const note = sandbox ? 'Sandbox payment: no money was taken.' : ''
  const facts = receiptFacts(request, zone)
  const footer = [look.name, 'Not a tax invoice: that is the invoice you were given.']
  return {
    subject,
    text: [
      words,
      '',
      ...facts.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`),
      note,
      '',
      href,
      '',
      '-- ',
      ...footer,
      '',
    ].join('\n'),
    html: mailLayout({
      look,
      kicker: number,
      headline: isRefund ? `${amount} given back` : `${amount} paid`,
      preview: words,
      parts: [
        mailParagraphs(words),
        mailFacts(facts),
        note === '' ? '' : mailNote(note),
        mailButtons([{ label: 'See the receipt', href }], look),
      ],
      footer,
    }),
  }
}
