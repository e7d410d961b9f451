import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime, { type Address } from 'postal-mime'

/** A message of the local outbox; `html` or `text` is null when the sender wrote none. */
export interface OutboxMessage {
  file: string
  to: string
  subject: string
  date: string
  html: string | null
  text: string | null
}

const NEWEST = 100

const addresses = (list: Address[] | undefined): string =>
  (list ?? []).map(({ name, address }) => (name ? `${name} <${address ?? ''}>` : (address ?? ''))).join(', ')

const readMessage = async (folder: string, file: string): Promise<OutboxMessage> => {
  const mail = await PostalMime.parse(await readFile(path.join(folder, file)))
  return {
    file,
    to: addresses(mail.to),
    subject: mail.subject ?? '(no subject)',
    date: mail.date ?? '',
    html: mail.html ?? null,
    text: mail.text ?? null,
  }
}

/** The newest messages of the local outbox, newest first; none when nothing was sent yet (design §1). */
export const readOutbox = async (folder: string): Promise<OutboxMessage[]> => {
  const files = await readdir(folder).catch((): string[] => [])
  const newest = files
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .toReversed()
    .slice(0, NEWEST)
  return Promise.all(newest.map((file) => readMessage(folder, file)))
}
