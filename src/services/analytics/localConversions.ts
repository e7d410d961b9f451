import { appendFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { ConversionDestination } from './ConversionDestination'
import { metaEvent } from './metaEvent'

/** Conversions without an account: each is one line of JSON in a file, as Meta would be sent it. */
export const localConversions = (folder: string, pixelId: string): ConversionDestination => ({
  send: async (conversion) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const line = JSON.stringify({ pixel: pixelId, ...metaEvent(conversion) })
    await appendFile(path.join(folder, 'conversions.ndjson'), `${line}\n`, { mode: 0o600 })
    return { kind: 'sent' }
  },
})
