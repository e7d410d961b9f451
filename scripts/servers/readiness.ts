import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '../lib/Problem.ts'

/** Asks for a page by its host name without a name service: `*.localhost` is not known to every system's resolver. */
export const statusOf = (port: number, host: string, path = '/'): Promise<number> =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, headers: { Host: host }, timeout: 180_000 }
    const asked = request(options, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    asked.on('timeout', () => asked.destroy(new Error('no answer within three minutes')))
    asked.on('error', reject)
    asked.end()
  })

/** Waits until the web server answers at all. @throws Problem after `withinMs`. */
export const untilAnswering = async (port: number, host: string, withinMs: number, path = '/'): Promise<number> => {
  const deadline = Date.now() + withinMs
  for (;;) {
    try {
      return await statusOf(port, host, path)
    } catch (error) {
      if (Date.now() > deadline) {
        const reason = error instanceof Error ? error.message : String(error)
        throw new Problem(`The web server does not answer on port ${port} (${reason}).`, 'What it printed is above.')
      }
      await sleep(100)
    }
  }
}
