import { describe, expect, test } from 'vitest'
import { hardenInternals } from '@/src/payload/internals/hardenInternals'
import { handleApi } from '@/src/payload/http/handleApi'
import { config, other, own, payload, platform, send, setUpTwoDealerships, who } from './access/twoDealerships'

setUpTwoDealerships()

describe('TEN-15 the door', () => {
  test('TEN-15 staff accounts cannot be reached through a dealership’s or a stranger’s host', async () => {
    for (const host of ['own.localhost:3000', 'evil.example']) {
      for (const action of [
        'login',
        'forgot-password',
        'reset-password',
        'first-register',
        'unlock',
        'refresh-token',
        'logout',
      ]) {
        const answer = await send({ host, headers: {} }, 'POST', `/users/${action}`, {
          email: 'admin@own.test',
          password: 'correct horse battery',
          token: 'x',
        })
        expect([403, 404, 421], `${host} ${action} ${answer.status} ${answer.text}`).toContain(answer.status)
      }
      expect([403, 404, 421]).toContain((await send({ host, headers: {} }, 'GET', '/users/init')).status)
    }
  })

  test('TEN-15 a forwarded host counts only behind a trusted proxy', async () => {
    const forged = { host: 'own.localhost:3000', headers: { 'x-forwarded-host': 'other.localhost:3000' } }
    const answer = await send(forged, 'GET', '/cars?limit=100')
    expect(answer.status).toBe(200)
    expect(answer.text).not.toContain(other.canary)
    expect(answer.text).toContain(own.canary)
  })

  test('TEN-15 a page of another site can neither sign anybody in nor write, with or without a cookie', async () => {
    const data = { email: 'admin@own.test', password: 'correct horse battery' }
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'http://own.localhost:3000' },
    ]
    for (const headers of foreign) {
      expect((await send({ host: platform.host, headers }, 'POST', '/users/login', data)).status).toBe(403)
    }
    expect(
      (await send({ host: platform.host, headers: { origin: 'http://localhost:3000' } }, 'POST', '/users/login', data))
        .status,
    ).toBe(200)
  })

  test.each(['/users/login', '/users/login/', '/users/LOGIN', '/users//login', '/users/log%69n'])(
    'TEN-15 a sign-in takes its time: %s',
    async (url) => {
      const started = performance.now()
      const answer = await send(platform, 'POST', url, { email: 'nobody@x.test', password: 'wrong' })
      if (answer.status !== 404) expect(performance.now() - started).toBeGreaterThan(390)
    },
  )

  test('TEN-15 NFR-06 cookies of staff are out of reach of scripts and other sites, and need https where the platform has it', async () => {
    const signInAnswer = () =>
      handleApi(
        config,
        new Request('http://localhost:3000/api/users/login', {
          method: 'POST',
          headers: { host: 'localhost:3000', 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'admin@own.test', password: 'correct horse battery' }),
        }),
      )
    const cookie = (await signInAnswer()).headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(cookie).not.toMatch(/Domain=/)
    hardenInternals(config, { https: true })
    expect((await signInAnswer()).headers.get('set-cookie')).toMatch(/Secure/)
    hardenInternals(config, { https: false })
  })

  test('TEN-15 a reset link leads to the platform, whatever host was asked', async () => {
    const sent: string[] = []
    const { sendEmail } = payload.email
    payload.email.sendEmail = (message) => Promise.resolve(void sent.push(JSON.stringify(message)))
    for (const host of ['own.localhost:3000', 'evil.example', platform.host]) {
      await send({ host, headers: { 'x-forwarded-host': 'evil.example' } }, 'POST', '/users/forgot-password', {
        email: 'admin@own.test',
        expiration: 9e12,
        disableEmail: true,
      })
    }
    payload.email.sendEmail = sendEmail
    expect(sent).toHaveLength(1)
    expect(sent[0]).toContain('http://localhost:3000/admin/reset/')
  })

  test('TEN-15 errors tell nothing about the inside', async () => {
    const odd = [
      '/cars/not-a-uuid',
      '/cars?where[id][equals]=x',
      '/cars?where=abc',
      '/cars?page=-5',
      '/cars?sort[]=x',
      '/cars?where[price][equals]=%00',
      '/cars?depth[]=x',
      '/%E0%A4%A',
      '/cars?page=99999999999999999999',
      '/media/file/..%2f..%2fpackage.json',
      '/nothing',
      '/cars?select=x',
      '/cars?joins=x',
      '/cars?where[id][in][]=x',
      "/cars?sort='",
    ]
    for (const url of odd) {
      const { text, status } = await send(who.platformAdmin, 'GET', url)
      expect(text, `${url} ${status}`).not.toMatch(/node_modules|\bat [\w.]+ \(|stack|Failed query|select "|\/work\//i)
    }
  })
})
