import { connect } from 'node:net'
import { ScanError, type Verdict, type VirusScan } from './VirusScan'

const WHOLE_MS = 30_000
const CHUNK_BYTES = 64 * 1024
/** Longer answers are not clamd's. */
const MOST_ANSWER = 4096

const lengthOf = (bytes: number): Buffer => {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(bytes)
  return head
}

/** A file as INSTREAM wants it: chunks, each after its length in network byte order, then the length 0. */
const framesOf = (content: Uint8Array): Buffer => {
  const parts: Uint8Array[] = [Buffer.from('zINSTREAM\0')]
  for (let at = 0; at < content.length; at += CHUNK_BYTES) {
    const chunk = content.subarray(at, at + CHUNK_BYTES)
    parts.push(lengthOf(chunk.length), chunk)
  }
  return Buffer.concat([...parts, lengthOf(0)])
}

/** `stream: OK`, `stream: {name} FOUND`, or words of an error such as `INSTREAM size limit exceeded. ERROR`. */
const verdictOf = (answer: string): Verdict => {
  if (answer === 'stream: OK') return { kind: 'clean' }
  const found = /^stream: (\S.*) FOUND$/.exec(answer)?.[1]
  if (found) return { kind: 'found', name: found.slice(0, 100) }
  throw new ScanError('The virus scanner gave no verdict.')
}

const ask = (host: string, port: number, content: Uint8Array): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: WHOLE_MS })
    const stop = setTimeout(() => socket.destroy(new Error('timeout')), WHOLE_MS)
    let answer = ''
    const end = (outcome: () => void) => {
      clearTimeout(stop)
      socket.destroy()
      outcome()
    }
    socket.on('connect', () => socket.write(framesOf(content)))
    socket.on('data', (part) => {
      answer += part.toString('utf8')
      if (answer.includes('\0') || answer.length > MOST_ANSWER) end(() => resolve(answer.split('\0')[0] ?? ''))
    })
    socket.on('timeout', () => socket.destroy(new Error('timeout')))
    socket.on('error', () => end(() => reject(new ScanError('The virus scanner cannot be reached.'))))
    // Without its closing NUL an answer was cut off: 'stream: OK' may be the beginning of something else.
    socket.on('close', () => end(() => reject(new ScanError('The virus scanner ended the connection.'))))
  })

/** ClamAV's daemon by TCP: the command INSTREAM of its documentation (clamd, 'z' for answers that end in NUL). */
export const clamav = ({ host, port }: { host: string; port: number }): VirusScan => ({
  name: 'clamav',
  scan: async (content) => verdictOf(await ask(host, port, content)),
})
