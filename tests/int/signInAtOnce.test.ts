import { expect, test } from 'vitest'
import { z } from 'zod'
import { handleApi } from '@/src/payload/http/handleApi'
import { config, platform, setUpTwoDealerships } from './access/twoDealerships'

setUpTwoDealerships()

/*
 * Payload keeps the sessions of a person as a list that it reads, changes and writes whole: of two sign-ins at once one
 * would be gone. They take turns (`inTurn`).
 */

const PASSWORD = 'correct horse battery'
const EMAIL = 'sales@own.test'
const AT_ONCE = 5

let addresses = 0
const ask = async (method: 'GET' | 'POST', path: string, token?: string, body?: object) => {
  const headers = new Headers({ host: platform.host, 'content-type': 'application/json' })
  if (token) headers.set('authorization', `JWT ${token}`)
  const sent = body ? { body: JSON.stringify(body) } : {}
  const made = new Request(`http://${platform.host}/api${path}`, { method, headers, ...sent })
  return handleApi(config, made, `10.4.0.${(addresses += 1)}`)
}

const tokenSchema = z.object({ token: z.string() })
const signIn = async (): Promise<string> => {
  const answer = await ask('POST', '/users/login', undefined, { email: EMAIL, password: PASSWORD })
  return tokenSchema.parse(await answer.json()).token
}
const isLive = async (token: string): Promise<boolean> =>
  z.object({ user: z.unknown() }).parse(await (await ask('GET', '/users/me', token)).json()).user != null

test('CMS-05 of several sign-ins of one person at the same moment each keeps its session', async () => {
  const tokens = await Promise.all(Array.from({ length: AT_ONCE }, signIn))
  expect(await Promise.all(tokens.map(isLive))).toEqual(tokens.map(() => true))
})

test('CMS-05 a sign-out, a renewal and a sign-in at the same moment do what each is for', async () => {
  const [leaving = '', renewing = '', other = ''] = [await signIn(), await signIn(), await signIn()]
  const [left, renewed, came] = await Promise.all([
    ask('POST', '/users/logout', leaving),
    ask('POST', '/users/refresh-token', renewing),
    signIn(),
  ])
  expect([left.status, renewed.status]).toEqual([200, 200])
  expect(await Promise.all([leaving, renewing, other, came].map(isLive))).toEqual([false, true, true, true])
})
