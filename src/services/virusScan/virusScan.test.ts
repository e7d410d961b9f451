import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clamav } from './clamav'
import { EICAR, localScan } from './localScan'
import { ScanError } from './VirusScan'

/** A clamd of its documentation: takes `zINSTREAM`, chunks with their length, nought at the end; says what it found. */
let server: Server
let received: Buffer[] = []
let answer: ((file: Buffer) => string | null) | null = null

const HEAD = 'zINSTREAM\0'
const fileIn = (sent: Buffer): Buffer | null => {
  if (sent.subarray(0, HEAD.length).toString() !== HEAD) return null
  const parts: Buffer[] = []
  for (let at = HEAD.length; at + 4 <= sent.length;) {
    const length = sent.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(sent.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

beforeAll(async () => {
  server = createServer((socket) => {
    let sent = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (part: Buffer) => {
      sent = Buffer.concat([sent, part])
      const file = fileIn(sent)
      if (!file) return
      received.push(file)
      const found = file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0'
      const said = answer ? answer(file) : found
      if (said === null) socket.destroy()
      else socket.end(said)
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
})
afterAll(() => server.close())
beforeEach(() => {
  received = []
  answer = null
})
const scanner = () => clamav({ host: '127.0.0.1', port: (server.address() as AddressInfo).port })

test('NFR-06 ClamAV is sent the whole file in chunks, and its verdict is believed', async () => {
  const file = Buffer.alloc(200_000, 'scan ')
  expect(await scanner().scan(file)).toEqual({ kind: 'clean' })
  expect(received[0]?.equals(file)).toBe(true)
  expect(await scanner().scan(Buffer.from(`x${EICAR}`))).toEqual({ kind: 'found', name: 'Eicar-Test-Signature' })
  expect(await scanner().scan(new Uint8Array())).toEqual({ kind: 'clean' })
})

test.each([
  ['INSTREAM size limit exceeded. ERROR\0'],
  ['stream: OK'],
  ['stream: O\0K'],
  ['stream:  FOUND\0'],
  ['\0'],
  ['x'.repeat(10_000)],
  [null],
])('NFR-06 an answer %j is no verdict', async (said) => {
  answer = () => said
  await expect(scanner().scan(Buffer.from('file'))).rejects.toThrow(ScanError)
})

test('NFR-06 a scanner that cannot be reached gives no verdict', async () => {
  await expect(clamav({ host: '127.0.0.1', port: 1 }).scan(Buffer.from('file'))).rejects.toThrow(ScanError)
})

test('NFR-06 the rules without a scanner find the test file and PDFs with something to run', async () => {
  const kindOf = async (text: string) => (await localScan.scan(Buffer.from(text, 'latin1'))).kind
  expect(await kindOf(EICAR)).toBe('found')
  expect(await kindOf('%PDF-1.4 << /S /JavaScript /JS (app.alert(1)) >>')).toBe('found')
  expect(await kindOf('%PDF-1.4 << /S /J#61vaScript >>')).toBe('found')
  expect(await kindOf('%PDF-1.4 << /Launch /F (cmd.exe) >>')).toBe('found')
  expect(await kindOf('%PDF-1.4 << /Type /Page /JSON 1 >>')).toBe('clean')
  expect(await kindOf('\x89PNG /JavaScript')).toBe('clean')
})
