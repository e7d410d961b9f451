import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
const [TEXT, CLOSE, PING, PONG] = [0x1, 0x8, 0x9, 0xa] as const

/** The first frame of `bytes`, unmasked, and where the next one begins; null while it is not complete. */
const frameOf = (bytes: Buffer): { opcode: number; body: Buffer; end: number } | null => {
  if (bytes.length < 6) return null
  const [head, second] = [bytes.readUInt8(0), bytes.readUInt8(1)]
  const isFinal = (head & 0x80) !== 0
  const isMasked = (second & 0x80) !== 0
  const short = second & 0x7f
  if (!isFinal || !isMasked || short === 127) throw new Error('Not a short, whole and masked frame.')
  const at = short === 126 ? 4 : 2
  const length = short === 126 ? bytes.readUInt16BE(2) : short
  const end = at + 4 + length
  if (bytes.length < end) return null
  const mask = bytes.subarray(at, at + 4)
  const body = Buffer.from(bytes.subarray(at + 4, end).map((byte, index) => byte ^ mask.readUInt8(index % 4)))
  return { opcode: head & 0x0f, body, end }
}

const frame = (opcode: number, body: Buffer): Buffer => {
  const isShort = body.length < 126
  const head = Buffer.alloc(isShort ? 2 : 4)
  head.writeUInt8(0x80 | opcode, 0)
  head.writeUInt8(isShort ? body.length : 126, 1)
  if (!isShort) head.writeUInt16BE(body.length, 2)
  return Buffer.concat([head, body])
}

export interface TextSocket {
  send: (text: string) => void
  close: () => void
}

/**
 * The server's end of a WebSocket (RFC 6455) for text messages of less than 64 KB in one frame, which is all that a browser and
 * its push service say to each other. Node has the client's end only.
 */
export const textSocket = (
  { headers }: IncomingMessage,
  socket: Duplex,
  onText: (text: string, own: TextSocket) => void,
): TextSocket => {
  const accept = createHash('sha1').update(`${headers['sec-websocket-key']}${GUID}`).digest('base64')
  const protocol = headers['sec-websocket-protocol']
  const answer = [
    'HTTP/1.1 101 Switching Protocols',
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Accept: ${accept}`,
    // A browser that offers a protocol hangs up on a server that takes none.
    ...(protocol ? [`Sec-WebSocket-Protocol: ${protocol}`] : []),
  ]
  socket.write(`${answer.join('\r\n')}\r\n\r\n`)
  const own: TextSocket = {
    send: (text) => void socket.write(frame(TEXT, Buffer.from(text))),
    close: () => socket.destroy(),
  }
  let waiting = Buffer.alloc(0)
  socket.on('data', (part: Buffer) => {
    waiting = Buffer.concat([waiting, part])
    for (let found = frameOf(waiting); found; found = frameOf(waiting)) {
      waiting = waiting.subarray(found.end)
      if (found.opcode === TEXT) onText(found.body.toString('utf8'), own)
      else if (found.opcode === PING) socket.write(frame(PONG, found.body))
      else if (found.opcode === CLOSE) socket.end(frame(CLOSE, found.body))
    }
  })
  // A browser that is killed resets the connection.
  socket.on('error', () => socket.destroy())
  return own
}
