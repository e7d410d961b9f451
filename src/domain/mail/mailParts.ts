import { xmlText } from '../seo/xmlText'
import { oneLine, paragraphsOf } from './mailText'
import type { MailLook } from './MailLook'

/** Colours of a mail that are the same for every dealership. */
export const MAIL_COLOURS = { fg: '#17202a', muted: '#56616d', line: '#dfe4e9', surface: '#f4f6f8', page: '#eceff2' }

const { fg, muted, line, surface } = MAIL_COLOURS

const table = (content: string, style = ''): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate;${style}">${content}</table>`

/** One row of a mail with the space above it. All parts of a mail are such rows. */
const row = (content: string, space = 20): string =>
  `<tr><td class="side" style="padding:${space}px 36px 0">${content}</td></tr>`

/** Paragraphs of plain text; line breaks stay. */
export const mailParagraphs = (text: string): string =>
  paragraphsOf(text)
    .map((paragraph, at) =>
      row(
        `<p style="margin:0;font-size:16px;line-height:1.55;color:${fg}">${xmlText(paragraph).replaceAll('\n', '<br>')}</p>`,
        at === 0 ? 20 : 14,
      ),
    )
    .join('')

/** Text a person wrote, as an indented quotation. */
export const mailQuote = (text: string, { brand }: MailLook): string =>
  text.trim() === ''
    ? ''
    : row(
        table(
          `<tr><td style="background:${surface};border-left:4px solid ${xmlText(brand)};border-radius:4px;padding:16px 18px;font-size:16px;line-height:1.55;color:${fg};word-break:break-word">${xmlText(text.trim()).replaceAll(/\r?\n/g, '<br>')}</td></tr>`,
        ),
      )

export interface MailButton {
  label: string
  /** http(s), tel or mailto; any other is left out. */
  href: string
}

const SAFE = /^(https?:\/\/|tel:\+?[\d]+$|mailto:)/i

/** Large buttons side by side, on a phone one below the other; the first in the dealership's colour. */
export const mailButtons = (buttons: readonly MailButton[], { brand, onBrand }: MailLook): string => {
  const shown = buttons.filter(({ href }) => SAFE.test(href))
  if (shown.length === 0) return ''
  const cells = shown.map(({ label, href }, at) => {
    const look =
      at === 0
        ? `background:${xmlText(brand)};color:${xmlText(onBrand)};border:1px solid ${xmlText(brand)}`
        : `background:#ffffff;color:${fg};border:1px solid #b9c2cb`
    return [
      `<td class="stack" width="${Math.floor(100 / shown.length)}%" style="padding:0 5px 10px">`,
      `<a href="${xmlText(href)}" style="display:block;${look};border-radius:8px;padding:14px 10px;font-size:16px;line-height:1.3;font-weight:bold;text-align:center;text-decoration:none;word-break:break-word">${xmlText(oneLine(label))}</a></td>`,
    ].join('')
  })
  return `<tr><td class="side buttons" style="padding:22px 31px 0">${table(`<tr>${cells.join('')}</tr>`)}</td></tr>`
}

export interface MailCar {
  title: string
  /** Under the title: condition, stock number. */
  line: string
  /** As the site writes it; '' shows none. */
  price: string
  /** Absolute address of its picture; null when it has none. */
  photo: string | null
  /** Its page; '' when it has none. */
  href: string
}

/** The car a mail is about: picture over the whole width, name, price. */
export const mailCar = ({ title, line: under, price, photo, href }: MailCar): string => {
  if (title.trim() === '') return ''
  const linked = (content: string): string =>
    SAFE.test(href) ? `<a href="${xmlText(href)}" style="color:${fg};text-decoration:none">${content}</a>` : content
  const picture =
    photo === null || !SAFE.test(photo)
      ? ''
      : `<tr><td style="padding:0;line-height:0">${linked(`<img src="${xmlText(photo)}" width="526" alt="${xmlText(title)}" style="display:block;width:100%;max-width:526px;height:auto;border:0;border-radius:9px 9px 0 0">`)}</td></tr>`
  const words = [
    `<p style="margin:0;font-size:18px;line-height:1.35;font-weight:bold;color:${fg}">${linked(xmlText(oneLine(title)))}</p>`,
    under === '' ? '' : `<p style="margin:4px 0 0;font-size:14px;line-height:1.4;color:${muted}">${xmlText(under)}</p>`,
    price === ''
      ? ''
      : `<p style="margin:8px 0 0;font-size:20px;line-height:1.3;font-weight:bold;color:${fg}">${xmlText(price)}</p>`,
  ].join('')
  return row(
    table(
      `${picture}<tr><td style="padding:16px 18px 18px">${words}</td></tr>`,
      `border:1px solid ${line};border-radius:10px`,
    ),
    22,
  )
}

/** A table of facts; those without a value are left out. */
export const mailFacts = (facts: readonly [label: string, value: string][]): string => {
  const given = facts.filter(([, value]) => value.trim() !== '')
  if (given.length === 0) return ''
  const cell = `border-top:1px solid ${line};padding:10px 0;font-size:15px;line-height:1.45;vertical-align:top`
  const rows = given.map(
    ([label, value]) =>
      `<tr><td width="34%" style="${cell};padding-right:14px;color:${muted}">${xmlText(label)}</td><td style="${cell};color:${fg};word-break:break-word">${xmlText(oneLine(value))}</td></tr>`,
  )
  return row(table(rows.join('')), 24)
}

/** The title of what follows. */
export const mailHeading = (text: string): string =>
  row(
    `<h2 style="margin:0;font-size:17px;line-height:1.35;font-weight:bold;color:${fg}">${xmlText(oneLine(text))}</h2>`,
    28,
  )

/** A line of small print. */
export const mailNote = (text: string): string =>
  row(
    `<p style="margin:0;font-size:14px;line-height:1.5;color:${muted};word-break:break-word">${xmlText(oneLine(text))}</p>`,
  )
