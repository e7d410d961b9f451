import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { revalidate, webReplicas } from './webCacheClient'

const settings = vi.hoisted(() => ({ INTERNAL_URL: [''], INTERNAL_SECRET: 'secret-of-the-tests-only' }))
vi.mock('@/src/env', () => ({ env: () => settings }))

const addresses: Record<string, { address: string; family: number }[]> = {
  web: [
    { address: '127.0.0.1', family: 4 },
    { address: '127.0.0.2', family: 4 },
    { address: '::1', family: 6 },
  ],
  onlysix: [{ address: 'fd00::5', family: 6 }],
}
vi.mock('node:dns/promises', () => ({ lookup: async (name: string) => addresses[name] ?? addresses.web?.slice(0, 1) }))

/** A web process that answers `status` and records the tags it received. */
const replica = async (status: number, address = '127.0.0.1', port = 0) => {
  const told: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      told.push(...JSON.parse(body).tags)
      response.writeHead(status).end('{}')
    })
  })
  await new Promise<void>((done) => server.listen(port, address, done))
  onTestFinished(() => void server.close())
  return { told, port: (server.address() as AddressInfo).port }
}

test('every replica is told, also when one fails; then the job fails and is tried again', async () => {
  const [away, here] = [await replica(503), await replica(200)]
  settings.INTERNAL_URL = [`http://127.0.0.1:${away.port}`, `http://127.0.0.1:${here.port}`]
  await expect(revalidate(['car:1', 'stock:1'])).rejects.toThrow('answered 503')
  expect(here.told).toEqual(['car:1', 'stock:1'])
})

test('a name that resolves to several addresses stands for all of them', async () => {
  const first = await replica(200)
  const second = await replica(200, '127.0.0.2', first.port)
  settings.INTERNAL_URL = [`http://web:${first.port}`]
  await revalidate(['car:1'])
  expect([first.told, second.told]).toEqual([['car:1'], ['car:1']])
})

test('addresses with https and IPv6', async () => {
  expect(await webReplicas(['https://web', 'http://onlySix:3000'])).toEqual([
    { origin: 'https://web', host: 'web' },
    { origin: 'http://[fd00::5]:3000', host: 'onlysix:3000' },
  ])
})
