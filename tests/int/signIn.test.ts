import { expect, test } from 'vitest'
import { forgetEnv } from '@/src/env'
import { handleApi } from '@/src/payload/http/handleApi'
import { config, own, payload, platform, rowOf, send, setUpTwoDealerships, who } from './access/twoDealerships'

setUpTwoDealerships()

const PASSWORD = 'correct horse battery'
let addresses = 0
const anAddress = (): string => `10.0.${Math.floor((addresses += 1) / 200)}.${addresses % 200}`
const post = async (path: string, body: object, { address = anAddress(), cookie = '' } = {}) => {
  const headers = { host: platform.host, 'content-type': 'application/json', cookie }
  const made = new Request(`http://${platform.host}/api${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const answer = await handleApi(config, made, address)
  return { status: answer.status, text: await answer.text(), cookies: answer.headers.getSetCookie() }
}
const login = (email: string, password: string, options = {}) => post('/users/login', { email, password }, options)

test('M7 TEN-15 wrong tries on an account end with the same answers whether it exists or not, and lock nobody out', async () => {
  const cookie = (await login('admin@own.test', PASSWORD)).cookies.map((given) => given.split(';')[0]).join('; ')
  const tries = async (email: string) => {
    const answers = await Promise.all(Array.from({ length: 14 }, () => login(email, 'wrong')))
    return answers.map(({ status, text }) => `${status} ${text}`).toSorted()
  }
  const known = await tries('admin@own.test')
  expect(known.filter((answer) => answer.startsWith('401'))).toHaveLength(10)
  expect(known.filter((answer) => answer.startsWith('429'))).toHaveLength(4)
  expect(await tries('nobody@own.test')).toEqual(known)
  expect(known.join()).not.toMatch(/lock/i)
  expect((await login('admin@own.test', PASSWORD)).status).toBe(429)
  const back = await login('admin@own.test', PASSWORD, { cookie })
  expect(back.status, back.text).toBe(200)
  expect((await login('marketer@own.test', PASSWORD)).status).toBe(200)
})

test('M7 TEN-15 one address cannot try account after account, nor ask for reset links without end', async () => {
  const address = anAddress()
  const tries = await Promise.all(Array.from({ length: 34 }, (_, n) => login(`${n}@x.test`, 'wrong', { address })))
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(4)
  const forgot = (email: string) => post('/users/forgot-password', { email })
  const ask = async (email: string) => {
    const answers: string[] = []
    for (let n = 0; n < 5; n += 1) {
      const { status, text } = await forgot(email)
      answers.push(`${status} ${text}`)
    }
    return answers
  }
  const known = await ask('sales@own.test')
  expect(known.map((answer) => answer.slice(0, 3))).toEqual(['200', '200', '200', '429', '429'])
  expect(await ask('nobody@y.test')).toEqual(known)
})

test('M7 CMS-05 a weak password is refused with words on its field: new accounts, changes, reset links', async () => {
  const person = { email: 'new@own.test', tenants: [{ tenant: own.tenant, role: 'sales' }] }
  const refused = await send(who.dealershipAdmin, 'POST', '/users', { ...person, password: 'abc' })
  expect(refused.status).toBe(400)
  expect(refused.text).toMatch(/"path":"password"/)
  expect(refused.text).toMatch(/at least 12 characters/)
  const made = await send(who.dealershipAdmin, 'POST', '/users', { ...person, password: PASSWORD })
  expect(made.status, made.text).toBe(201)
  const path = `/users/${String(rowOf(made).id)}`
  expect((await send(who.dealershipAdmin, 'PATCH', path, { password: 'Password1234' })).text).toMatch(/first passwords/)
  const token = await payload.forgotPassword({ collection: 'users', data: { email: person.email }, disableEmail: true })
  expect((await post('/users/reset-password', { token, password: 'abc' })).status).toBe(400)
  expect((await login(person.email, PASSWORD)).status).toBe(200)
  expect((await post('/users/reset-password', { token, password: 'blue-kettle-nine' })).status).toBe(200)
  expect((await login(person.email, 'blue-kettle-nine')).status).toBe(200)
})

test('M6 CMS-05 an account left from a demo cannot sign in once the platform has a public host', async () => {
  const email = 'left@demo.test'
  await payload.create({ collection: 'users', data: { email, password: 'demo' }, overrideAccess: true })
  expect((await login(email, 'demo')).status).toBe(200)
  process.env.PLATFORM_HOST = 'admin.example.com'
  forgetEnv()
  try {
    const headers = { host: 'admin.example.com', 'content-type': 'application/json' }
    const body = JSON.stringify({ email, password: 'demo' })
    const made = new Request('http://admin.example.com/api/users/login', { method: 'POST', headers, body })
    expect((await handleApi(config, made, anAddress())).status).toBe(401)
  } finally {
    delete process.env.PLATFORM_HOST
    forgetEnv()
  }
})
