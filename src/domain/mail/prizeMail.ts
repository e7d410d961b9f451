import { mailButtons, mailFacts, mailNote, mailParagraphs } from './mailParts'
import { mailLayout } from './mailLayout'
import { oneLine } from './mailText'
import type { MailLook } from './MailLook'

interface PrizeFacts {
  look: MailLook
  /** Title of the promotion. */
  wheel: string
  prize: string
  what: string
  /** '': nothing was won. */
  code: string
  /** The last day to collect it, in words; null: none. */
  collectBy: string | null
}

/** The mail with the prize of a turn and the code that collects it (RTE-40). */
export const prizeMail = ({ look, wheel, prize, what, code, collectBy }: PrizeFacts) => {
  const isWon = code !== ''
  const subject = oneLine(isWon ? `You won: ${prize}` : `Your turn at ${wheel}`).slice(0, 150)
  const footer = [
    `${look.name}. ${wheel}.`,
    'You get this mail because you took a turn on our website while signed in with your own address.',
  ]
  const by = collectBy ? ` by ${collectBy}` : ''
  const next = isWon ? `Show this code to our staff${by}. It is yours alone, and it is collected once.` : ''
  const page = `${look.origin}/spin-to-win`
  return {
    subject,
    text: [what, '', ...(isWon ? [`Your code: ${code}`, '', next, ''] : []), page, '', '-- ', ...footer, ''].join('\n'),
    html: mailLayout({
      look,
      kicker: wheel,
      headline: isWon ? `You won: ${prize}` : prize,
      preview: isWon ? `Your code is ${code}.` : what.slice(0, 140),
      parts: [
        mailParagraphs(what),
        isWon
          ? mailFacts([
              ['Prize', prize],
              ['Your code', code],
              ...(collectBy ? [['Collect by', collectBy] satisfies [string, string]] : []),
            ])
          : '',
        next === '' ? '' : mailNote(next),
        mailButtons([{ label: 'Terms and conditions', href: page }], look),
      ],
      footer,
    }),
  }
}
