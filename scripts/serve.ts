import { join } from 'node:path'
import { env } from 'node:process'
import { parseArgs } from 'node:util'
import next from 'next'
import { createWebServer } from '../src/services/web/createWebServer.ts'
import { projectRoot } from './lib/dataDir.ts'
import { say } from './lib/progress.ts'

/** The production web server: `node scripts/serve.ts -p 3000 -H 0.0.0.0`, what `next start` takes. */
const { values } = parseArgs({
  options: { port: { type: 'string', short: 'p', default: '3000' }, hostname: { type: 'string', short: 'H' } },
})
const port = Number(values.port)
// Where Next asks itself, after a form that leads to another page; as `next start` sets it. It would take a proxy's https for its own.
env.__NEXT_PRIVATE_ORIGIN = `http://${values.hostname && values.hostname !== '0.0.0.0' ? values.hostname : 'localhost'}:${port}`
const app = next({ dev: false, dir: projectRoot, port, ...(values.hostname ? { hostname: values.hostname } : {}) })
await app.prepare()
const pages = app.getRequestHandler()

const server = createWebServer(join(projectRoot, '.next/static'), (request, response) => {
  pages(request, response).catch((error: unknown) => {
    say(`Failed to answer ${request.url}: ${error instanceof Error ? error.stack : String(error)}`)
    if (!response.headersSent) response.writeHead(500)
    response.end('Internal Server Error')
  })
})

/** Takes no more visitors, answers those that are there, and lets what they began end. */
const stop = (code: number): void => {
  server.close(() => void app.close().finally(() => process.exit(code)))
}
process.once('SIGINT', () => stop(130))
process.once('SIGTERM', () => stop(143))

server.on('error', (error) => {
  say(`The web server cannot listen on port ${port}: ${error.message}`)
  process.exit(1)
})
server.listen(port, values.hostname, () => say(`Ready on port ${port}`))
