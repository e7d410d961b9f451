import { createHash } from 'node:crypto'

/** Passes bytes on and keeps their SHA-256, complete once they have all been read. */
export const hashedBytes = (bytes: AsyncIterable<Uint8Array>) => {
  const hash = createHash('sha256')
  let digest: string | null = null
  const passed = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      hash.update(chunk)
      yield chunk
    }
    digest = hash.digest('hex')
  }
  return { bytes: passed(), digest: (): string | null => digest }
}
