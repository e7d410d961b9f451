import { createHash } from 'node:crypto'
import PostalMime, { type Address, addressParser, type Email } from 'postal-mime'
import { isAutomatic } from '@/src/domain/leads/inbound/isAutomatic'
import { linesOfHtml } from '@/src/domain/leads/inbound/linesOfHtml'
import { ownWords } from '@/src/domain/leads/inbound/ownWords'
import { oneLine } from '@/src/domain/mail/mailText'

/** A received mail. Addresses are in small letters. */
export interface InboundMail {
  /** Its Message-ID; a mail without one is known by its content. */
  id: string
  from: string
  /** Whom it was delivered to first, then whom it names. */
  to: string[]
  subject: string
  /** What the sender wrote, without the mails it answers. */
  text: string
  /** Names of what is attached. */
  attachments: string[]
  isAutomatic: boolean
}

const MOST_CHARACTERS = 10_000
const MOST_ATTACHMENTS = 10

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '')

const line = (text: string, most: number): string => oneLine(storable(text)).slice(0, most)

const addressesOf = (list: readonly (Address | undefined)[]): string[] =>
  list
    .flatMap((entry) => entry?.group?.map(({ address }) => address) ?? entry?.address ?? [])
    .map((address) => line(address, 320).toLowerCase())

/** Where a mail server notes whom it delivered to: a blind copy names no other address. */
const DELIVERED = ['delivered-to', 'x-original-to', 'envelope-to']

const recipientsOf = ({ headers, to = [], cc = [] }: Email): string[] => {
  const delivered = headers.filter(({ key }) => DELIVERED.includes(key)).flatMap(({ value }) => addressParser(value))
  return addressesOf([...delivered, ...to, ...cc])
}

/** Parses a raw mail (RFC 822). Null: it cannot be read. */
export const readMail = async (raw: Uint8Array): Promise<InboundMail | null> => {
  const mail = await PostalMime.parse(raw).catch(() => null)
  if (mail === null) return null
  const { headers, from, messageId, subject = '', text, html = '', attachments } = mail
  return {
    id: messageId?.trim() || createHash('sha256').update(raw).digest('hex'),
    from: addressesOf([from])[0] ?? '',
    to: recipientsOf(mail),
    subject: line(subject, 200),
    text: ownWords(storable(text ?? linesOfHtml(html))).slice(0, MOST_CHARACTERS),
    attachments: attachments
      .slice(0, MOST_ATTACHMENTS)
      .map(({ filename, mimeType }) => line(filename ?? mimeType, 100)),
    isAutomatic: isAutomatic((name) => headers.find(({ key }) => key === name)?.value ?? ''),
  }
}
