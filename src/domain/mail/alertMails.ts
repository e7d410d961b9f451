import { mailLayout } from './mailLayout'
import type { MailLook } from './MailLook'
import { type MailCar, mailButtons, mailCar, mailFacts, mailNote, mailParagraphs } from './mailParts'
import { oneLine } from './mailText'

interface Mail {
  subject: string
  text: string
  html: string
}

/** One saved search with the cars to tell of. */
export interface AlertGroup {
  /** The search in words. */
  words: string
  /** The search page; null for saved cars. */
  href: string | null
  cars: MailCar[]
}

interface AlertFacts {
  look: MailLook
  groups: AlertGroup[]
  /** The page where the reader's alerts are listed and stopped. */
  manage: string
}

const carText = ({ title, line, price, href }: MailCar): string =>
  [`${title}. ${[line, price].filter(Boolean).join(', ')}`, href].filter(Boolean).join('\n')

const groupText = ({ words, href, cars }: AlertGroup): string =>
  [words, ...cars.map(carText), ...(href ? [`All of this search: ${href}`] : [])].join('\n\n')

/** The day's message to an owner of saved searches or cars (ALRT-01, ALRT-02). It names the sender and stops at a press (LAW-07). */
export const alertMail = ({ look, groups, manage }: AlertFacts): Mail => {
  const count = groups.reduce((sum, { cars }) => sum + cars.length, 0)
  const first = oneLine(groups[0]?.cars[0]?.title ?? '')
  const subject = count === 1 ? `${first} at ${look.name}` : `${first} and ${count - 1} more at ${look.name}`
  const why = `You get this mail because you asked ${look.name} to tell you, at most once a day.`
  return {
    subject,
    text: [
      ...groups.map(groupText),
      `${why}\nStop one search or all: ${manage}`,
      `-- \n${look.name}, ${look.origin}\n`,
    ].join('\n\n'),
    html: mailLayout({
      look,
      kicker: 'Your alerts',
      headline: count === 1 ? 'News about one car' : `News about ${count} cars`,
      preview: first,
      parts: [
        ...groups.flatMap(({ words, href, cars }) => [
          mailFacts([['You asked for', words]]),
          ...cars.map(mailCar),
          href ? mailButtons([{ label: 'See all of this search', href }], look) : '',
        ]),
        mailNote(why),
        mailButtons([{ label: 'Stop these mails', href: manage }], { ...look, brand: '#ffffff', onBrand: '#17202a' }),
      ],
      footer: [`${look.name}, ${look.origin}`],
    }),
  }
}

/** Asks whoever reads an address's mail whether a search of theirs is to be told about: anybody can type an address. */
export const alertStartMail = (look: MailLook, { words, link }: { words: string; link: string }): Mail => {
  const subject = `Start your alert at ${look.name}?`
  const ask = `Somebody, most likely you, asked on our website to be told by e-mail about this search:\n\n${words}\n\nOpen the link and press the button, and we begin. Until then we send nothing more.`
  const footer = [`${look.name}, ${look.origin}`, 'If it was not you, there is nothing to do.']
  return {
    subject,
    text: [ask, '', link, '', '-- ', ...footer, ''].join('\n'),
    html: mailLayout({
      look,
      kicker: '',
      headline: subject,
      preview: words.slice(0, 140),
      parts: [mailParagraphs(ask), mailButtons([{ label: 'See and start it', href: link }], look)],
      footer,
    }),
  }
}
