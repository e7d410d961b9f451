import { mkdir, readdir, readFile, rename, stat, unlink } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { MAIL_MAX_BYTES } from '@/src/domain/bodyLimits'
import { env } from '@/src/env'
import { takeMail } from './takeMail'

/** So many at a time; the next minute takes the rest. */
const AT_ONCE = 100
/** Mails hold personal data: they are kept to look into a mistake, and no longer. */
const KEPT_DAYS = 7

const filesIn = async (folder: string): Promise<string[]> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name)
}

const takeFile = async (payload: Payload, file: string): Promise<'done' | 'refused'> => {
  const { size } = await stat(file)
  if (size > MAIL_MAX_BYTES) return 'refused'
  return (await takeMail(payload, await readFile(file))) === 'unknown' ? 'refused' : 'done'
}

const tidy = async (folder: string): Promise<void> => {
  const before = Date.now() - KEPT_DAYS * 86_400_000
  for (const name of await filesIn(folder)) {
    const file = path.join(folder, name)
    // Of its move here: the mail itself may be of any age.
    const { ctimeMs } = await stat(file)
    if (ctimeMs < before) await unlink(file)
  }
}

/**
 * Takes the mails that a mail server put into `new/` of the folder INBOUND_MAIL_DROP, and moves each to `done/`, or to `refused/`
 * when it is for no lead. One that cannot be stored now stays for the next minute. Returns how many were moved.
 */
export const readMailDrop = async (payload: Payload): Promise<number> => {
  const { INBOUND_MAIL_DROP: drop } = env()
  if (drop === undefined) return 0
  await tidy(path.join(drop, 'done'))
  await tidy(path.join(drop, 'refused'))
  const waiting = path.join(drop, 'new')
  let moved = 0
  for (const name of (await filesIn(waiting)).toSorted().slice(0, AT_ONCE)) {
    const file = path.join(waiting, name)
    try {
      await rename(file, path.join(drop, await takeFile(payload, file), name))
      moved++
    } catch (error) {
      payload.logger.error({ err: error, msg: 'A mail of the drop folder could not be taken; it is tried again.' })
    }
  }
  return moved
}
