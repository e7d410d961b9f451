import { globSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { encodingFor } from './compressOnce.ts'

const TYPES: Record<string, string> = { js: 'application/javascript', css: 'text/css' }
/** The best but one: the very best takes as long again for a fiftieth less. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

/** Puts a compressed copy (`.br`) beside every script and style of a build: `npm run build` ends with it. */
export const compressBuild = async (staticDir: string): Promise<void> => {
  const compress = promisify(brotliCompress)
  const files = globSync('**/*.{js,css}', { cwd: staticDir }).map((file) => join(staticDir, file))
  await Promise.all(files.map(async (file) => writeFileSync(`${file}.br`, await compress(readFileSync(file), BROTLI))))
}

export type SendBuildFile = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Answers for scripts and styles of the build, whose names change with what is in them, from memory: Next would read and
 * compress them for everybody. False: it is for Next to answer (other files, browsers that do not know Brotli).
 */
export const buildFiles = (staticDir: string): SendBuildFile => {
  const files = new Map<string, { type: string; body: Buffer }>()
  for (const copy of globSync('**/*.br', { cwd: staticDir })) {
    const file = copy.slice(0, -'.br'.length)
    const type = `${TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream'}; charset=utf-8`
    files.set(`/_next/static/${file}`, { type, body: readFileSync(join(staticDir, copy)) })
  }
  return ({ method, url = '', headers }, response) => {
    const file = files.get(url)
    if (!file || method !== 'GET' || encodingFor(String(headers['accept-encoding'] ?? '')) !== 'br') return false
    response.writeHead(200, {
      'Content-Type': file.type,
      'Content-Encoding': 'br',
      'Content-Length': file.body.length,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Accept-Encoding',
    })
    response.end(file.body)
    return true
  }
}
