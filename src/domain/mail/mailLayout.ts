import { xmlText } from '../seo/xmlText'
import { MAIL_COLOURS } from './mailParts'
import { oneLine } from './mailText'
import type { MailLook } from './MailLook'

interface MailFrame {
  look: MailLook
  /** Small words over the headline; '' shows none. */
  kicker: string
  headline: string
  /** What a list of mails shows beside the subject. */
  preview: string
  /** Rows made by the functions of `mailParts`, which escape what they are given. */
  parts: readonly string[]
  /** Lines at the bottom. */
  footer: readonly string[]
}

const { fg, muted, page } = MAIL_COLOURS

/** Height at most 44 px, width at most 220 px. */
const logoSize = ({ width, height }: { width: number; height: number }): { width: number; height: number } => {
  const scale = Math.min(44 / height, 220 / width, 1)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** A logo for another ground than the mail's lies on a plate; `color` is of its name where pictures are not shown. */
const plate = (ground: string, ink: string): string =>
  ground === ink ? '' : `;background:${ground};color:${ink};padding:6px 10px;border-radius:6px`

const masthead = ({ name, logo, origin, ink, onInk }: MailLook): string => {
  const size = logo && logoSize(logo)
  const shown = logo
    ? `<img src="${xmlText(logo.url)}" width="${size?.width ?? 160}" height="${size?.height ?? 40}" alt="${xmlText(logo.alt)}" style="display:block;border:0${xmlText(plate(logo.ground, ink))}">`
    : xmlText(name)
  return `<a href="${xmlText(origin)}" style="color:${xmlText(onInk)};font-size:21px;line-height:1.3;font-weight:bold;text-decoration:none">${shown}</a>`
}

const STYLE = [
  'body{margin:0;padding:0;-webkit-text-size-adjust:100%}',
  '@media (max-width:480px){',
  '.page{padding:0!important}',
  '.card{border-radius:0!important}',
  '.side{padding-left:20px!important;padding-right:20px!important}',
  '.buttons{padding-left:15px!important;padding-right:15px!important}',
  '.stack{display:block!important;width:auto!important}',
  'h1{font-size:23px!important}',
  '}',
].join('')

/**
 * A mail in a dealership's look: one column of 600 px that fits a phone, in tables and inline styles, which every mail
 * program shows; no web font and no script. Everything but `parts` is escaped here.
 */
export const mailLayout = ({ look, kicker, headline, preview, parts, footer }: MailFrame): string => {
  const over =
    kicker === ''
      ? ''
      : `<p style="margin:0 0 6px;font-size:14px;line-height:1.4;font-weight:bold;color:${muted}">${xmlText(oneLine(kicker))}</p>`
  const lines = footer.filter(Boolean).map((one) => `<p style="margin:0 0 4px">${xmlText(oneLine(one))}</p>`)
  return [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light"><meta name="format-detection" content="telephone=no">',
    `<title>${xmlText(oneLine(headline))}</title><style>${STYLE}</style></head>`,
    `<body style="margin:0;padding:0;background:${page};font-family:Arial,Helvetica,sans-serif;color:${fg}">`,
    `<div style="display:none;max-height:0;overflow:hidden;opacity:0">${xmlText(oneLine(preview))}</div>`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${page}"><tr><td class="page" align="center" style="padding:24px 0">`,
    '<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->',
    '<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:#ffffff;border-radius:12px;overflow:hidden">',
    `<tr><td class="side" style="background:${xmlText(look.ink)};padding:22px 36px;border-bottom:4px solid ${xmlText(look.brand)}">${masthead(look)}</td></tr>`,
    `<tr><td class="side" style="padding:32px 36px 0">${over}<h1 style="margin:0;font-size:26px;line-height:1.25;color:${fg}">${xmlText(oneLine(headline))}</h1></td></tr>`,
    ...parts,
    '<tr><td style="height:34px;line-height:34px;font-size:0">&nbsp;</td></tr>',
    '</table>',
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px"><tr><td class="side" style="padding:20px 36px;font-size:13px;line-height:1.5;color:${muted}">${lines.join('')}</td></tr></table>`,
    '<!--[if mso]></td></tr></table><![endif]-->',
    '</td></tr></table></body></html>',
  ].join('\n')
}
