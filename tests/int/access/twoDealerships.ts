import type { Payload, SanitizedConfig } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll } from 'vitest'
import { testPayload, type TestPayload } from '@/tests/setup/testPayload'
import type { PartyName } from './expectations'
import { type Answer, request } from './request'
import { type Credentials, type Dealership, makeDealership, signIn } from './world'

let running: TestPayload
export let payload: Payload
export let config: SanitizedConfig
export let own: Dealership
export let other: Dealership
export let who: Record<PartyName, Credentials>
let photo: Buffer

/** What `picture` uploads from now on. */
export const repaint = async (background: string): Promise<void> => {
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer()
}

/** Two dealerships and every party signed in, for the whole of a test file. */
export const setUpTwoDealerships = (): void => {
  beforeAll(async () => {
    running = await testPayload()
    ;({ payload, config } = running)
    own = await makeDealership(payload, 'own', 6)
    other = await makeDealership(payload, 'other', 6)
    who = await signIn(payload, own, other)
    await repaint('#468')
  })
  afterAll(() => running?.destroy())
}

export const totalDocs = (body: Record<string, unknown>): unknown => body.totalDocs

export const send = (as: Credentials, method: string, url: string, body?: object | FormData) =>
  request(config, as, method, url, body)
export const rowOf = (answer: Answer): Record<string, unknown> => {
  const { doc } = answer.body
  if (doc === null || typeof doc !== 'object') throw new Error(answer.text)
  return { ...doc }
}
export const platform: Credentials = { host: 'localhost:3000', headers: {} }
export const staff = async (
  email: string,
  tenants: { tenant: string; role: 'dealership-admin' | 'marketer' | 'sales' }[],
  role?: 'platform-admin',
) => {
  const password = 'correct horse battery'
  const user = await payload.create({
    collection: 'users',
    data: { email, password, tenants, role },
    overrideAccess: true,
  })
  const { token } = await payload.login({ collection: 'users', data: { email, password } })
  return { id: user.id, credentials: { host: platform.host, headers: { authorization: `JWT ${token}` } } }
}
export const picture = (tenant: string, name: string, data: object = {}): FormData => {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ tenant, alt: 'A dot', ...data }))
  form.set('file', new File([new Uint8Array(photo)], name, { type: 'image/png' }))
  return form
}
