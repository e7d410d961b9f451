import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createGzip, gzipSync } from 'node:zlib'

/**
 * The floor: node:http with a page in memory. `/each` compresses it for every request as Next does, `/once` sends bytes
 * compressed beforehand as a cache in front does. Arguments: port, then the files served as /0, /1, ...
 */
const [port, ...files] = process.argv.slice(2)
const pages = files.map((file) => {
  const raw = readFileSync(file)
  return { raw, packed: gzipSync(raw) }
})
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip', vary: 'accept-encoding' }

createServer((request, response) => {
  const [, mode, number] = (request.url ?? '').split('/')
  const page = pages[Number(number)]
  if (!page) {
    response.writeHead(404).end()
  } else if (mode === 'once') {
    response.writeHead(200, { ...headers, 'content-length': page.packed.length }).end(page.packed)
  } else {
    response.writeHead(200, headers)
    const gzip = createGzip()
    gzip.pipe(response)
    gzip.end(page.raw)
  }
}).listen(Number(port), '127.0.0.1')
