import { expect, test } from 'vitest'
import { offlineEnv, parseEnv } from '@/src/env'
import { localPushServices } from './localPushServices'

const allowed = (more: Record<string, string>) => localPushServices(parseEnv({ ...offlineEnv, ...more }))
const PHOTO_FETCH_ALLOW = '127.0.0.1:4321,10.0.0.7:80,photos.example.com:8080'

test('ALRT-01 M2 a platform on this machine may ask a push service beside it, and no other machine', () => {
  expect(allowed({ PLATFORM_HOST: 'localhost:3000', PHOTO_FETCH_ALLOW })).toEqual(['127.0.0.1:4321'])
  expect(allowed({ PHOTO_FETCH_ALLOW })).toEqual(['127.0.0.1:4321'])
  expect(allowed({})).toEqual([])
})

test('ALRT-01 M2 production asks no push service of its own machine, whatever its settings say', () => {
  for (const PLATFORM_HOST of ['cars.example.com', 'cars.example.com:3000', 'localhost.example.com'])
    expect(allowed({ NODE_ENV: 'production', PLATFORM_HOST, PHOTO_FETCH_ALLOW }), PLATFORM_HOST).toEqual([])
})
