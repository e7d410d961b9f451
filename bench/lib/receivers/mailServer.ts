import { appendFileSync } from 'node:fs'
import { SMTPServer } from 'smtp-server'

/** A mail server as a process of its own: `node mailServer.ts <port> <file>`. Adds the reference of each lead it took to the file. */
const [port, file] = process.argv.slice(2)
if (!port || !file) throw new Error('Usage: mailServer.ts <port> <file>')

const REFERENCE = /lead-desk\/([0-9a-f-]{36})/

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, _session, done) => {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      // Quoted-printable breaks long lines.
      const text = Buffer.concat(parts).toString('utf8').replace(/=\r\n/g, '')
      appendFileSync(file, `${REFERENCE.exec(text)?.[1] ?? 'other'}\n`)
      done()
    })
  },
})
// A client that was killed resets its connection.
server.on('error', () => undefined)
server.listen(Number(port), '127.0.0.1')
