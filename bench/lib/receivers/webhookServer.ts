import { appendFileSync, existsSync } from 'node:fs'
import { createServer } from 'node:http'

/**
 * A receiver of webhooks as a process of its own: `node webhookServer.ts <port> <file>`. Adds the idempotency key of each lead
 * it took to the file; refuses leads of people named Refused until `<file>.open` exists.
 */
const [port, file] = process.argv.slice(2)
if (!port || !file) throw new Error('Usage: webhookServer.ts <port> <file>')

createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    const isRefused = body.includes('"last_name":"Refused"') && !existsSync(`${file}.open`)
    if (!isRefused) appendFileSync(file, `${String(request.headers['idempotency-key'])}\n`)
    response.statusCode = isRefused ? 422 : 200
    response.end()
  })
}).listen(Number(port), '127.0.0.1')
