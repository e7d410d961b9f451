import { vi } from 'vitest'

/*
 * For test files that follow one another in one process, which has loaded the packages once: each begins with the
 * environment of the process, modules of its own and no Payload of the file before.
 */

/** What our own modules keep on globalThis, because Next bundles each route separately. */
const kept = [
  'askedQuotes',
  'carViews',
  'forecourtEngineHealth',
  'forecourtIndexDoubt',
  'forecourtSearchTimes',
  'openRequests',
  'searchGuard',
]

const ENVIRONMENT = Symbol.for('environment of this test process')

const environment: unknown = Reflect.get(globalThis, ENVIRONMENT)
if (environment === undefined) Reflect.set(globalThis, ENVIRONMENT, { ...process.env })
else {
  for (const name of Object.keys(process.env)) Reflect.deleteProperty(process.env, name)
  Object.assign(process.env, environment)
}
for (const name of kept) Reflect.deleteProperty(globalThis, name)
const instances: unknown = Reflect.get(globalThis, '_payload')
if (instances instanceof Map) instances.clear()
vi.resetModules()
