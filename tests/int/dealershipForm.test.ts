import { describe, expect, test } from 'vitest'
import { other, own, payload, send, setUpTwoDealerships, who } from './access/twoDealerships'

setUpTwoDealerships()

const change = (data: object) => send(who.platformAdmin, 'PATCH', `/tenants/${own.tenant}`, data)

/** The reasons of a refusal, by the field they stand at. */
const reasons = ({ body }: Awaited<ReturnType<typeof change>>): Record<string, string> => {
  const [error] = Array.isArray(body.errors) ? body.errors : []
  const problems: { path: string; message: string }[] = Object(Object(error).data).errors ?? []
  return Object.fromEntries(problems.map(({ path, message }) => [path, message]))
}

describe('a dealership’s own addresses and members', () => {
  test('TEN-04 a domain is taken as people paste it', async () => {
    expect((await change({ domains: [{ domain: ' https://WWW.Own-Cars.com.au/ ' }] })).status).toBe(200)
    const { domains } = await payload.findByID({ collection: 'tenants', id: own.tenant, depth: 0 })
    expect(domains?.map(({ domain }) => domain)).toEqual(['www.own-cars.com.au'])
  })

  test('TEN-04 what is no domain is refused at its field, with the reason', async () => {
    const answer = await change({ domains: [{ domain: 'https://own-cars.com.au/used' }] })
    expect(answer.status).toBe(400)
    expect(reasons(answer)['domains.0.domain']).toMatch(/bare domain/)
  })

  test('TEN-16 a group is not its own member; others may be', async () => {
    const answer = await change({ members: [other.tenant, own.tenant] })
    expect(answer.status).toBe(400)
    expect(reasons(answer).members).toBe('A group cannot be its own member: its own stock is shown anyway.')
    expect((await change({ members: [other.tenant] })).status).toBe(200)
  })
})
