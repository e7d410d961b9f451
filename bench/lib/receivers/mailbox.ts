import { appendFileSync } from 'node:fs'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/**
 * A mail server as a process of its own: `tsx mailbox.ts <port> <file>`. Adds a line of JSON for each mail it took: to whom, its
 * message id, and the cars it links to.
 */
const [port, file] = process.argv.slice(2)
if (!port || !file) throw new Error('Usage: mailbox.ts <port> <file>')

const CAR = /\/cars\/([\w-]+)/g

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, { envelope }, done) => {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      void PostalMime.parse(Buffer.concat(parts)).then(({ messageId, text = '' }) => {
        const to = envelope.rcptTo.map(({ address }) => address)
        const cars = [...new Set([...text.matchAll(CAR)].map(([, slug]) => slug))]
        appendFileSync(file, `${JSON.stringify({ to, id: messageId, cars })}\n`)
        done()
      })
    })
  },
})
// A client that was killed resets its connection.
server.on('error', () => undefined)
server.listen(Number(port), '127.0.0.1')
