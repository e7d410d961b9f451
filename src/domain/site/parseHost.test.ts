import { expect, test } from 'vitest'
import { parseHost } from './parseHost'

test('L5 NFR-06 a port no server can listen on makes a host nobody’s', () => {
  for (const host of [
    'localhost:99999',
    'own.localhost:65536',
    'dealer.example:123456',
    'localhost:abc',
    'localhost:-1',
  ])
    expect(parseHost(host, 'localhost:3000'), host).toEqual({ kind: 'invalid' })
  expect(parseHost('localhost:65535', 'localhost:3000')).toEqual({ kind: 'platform' })
  expect(parseHost('own.localhost:80', 'localhost:3000')).toEqual({ kind: 'slug', slug: 'own' })
  expect(parseHost('dealer.example', 'localhost:3000')).toEqual({ kind: 'domain', domain: 'dealer.example' })
})
