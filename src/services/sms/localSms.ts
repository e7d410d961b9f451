import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Sms, SmsMessage } from './Sms'

const stored = z.object({ to: z.string(), text: z.string() })

/** Text messages without a service: each becomes one JSON file in `folder`, newest last by name. */
export const localSms = (folder: string): Sms => ({
  send: async (message) => {
    // They hold customers' numbers, and codes that sign in.
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${crypto.randomUUID().slice(0, 8)}.json`
    // It has its name once it is whole: readers take every file of this kind.
    await writeFile(path.join(folder, `${name}.part`), JSON.stringify(message), { mode: 0o600 })
    await rename(path.join(folder, `${name}.part`), path.join(folder, name))
  },
})

/** The messages of the local outbox, newest first; none when nothing was sent yet. For tests. @internal */
export const readLocalSms = async (folder: string): Promise<SmsMessage[]> => {
  const files = (await readdir(folder).catch((): string[] => [])).filter((name) => name.endsWith('.json'))
  const newest = files.toSorted().toReversed()
  return Promise.all(
    newest.map(async (file) => stored.parse(JSON.parse(await readFile(path.join(folder, file), 'utf8')))),
  )
}
