import { describe, expect, test, vi } from 'vitest'
import { other, own, payload, setUpTwoDealerships, staff } from './access/twoDealerships'

setUpTwoDealerships()

type Imported = {
  status: number
  body: {
    error?: { code: string }
    applied?: boolean
    counts?: Record<string, number>
    lines?: { line: number; state: string; from: string; to: string; reason?: string }[]
  }
}

const send = async (headers: Record<string, string>, host: string, body: unknown): Promise<Imported> => {
  const { POST } = await import('@/src/app/api/redirects/import/route')
  const response = await POST(
    new Request('http://localhost:3000/api/redirects/import', {
      method: 'POST',
      headers: { ...headers, host },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )
  return { status: response.status, body: await response.json() }
}

const stored = async (tenant: string) => {
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { tenant: { equals: tenant } },
    pagination: false,
    depth: 0,
    sort: 'from',
  })
  return docs.map(({ from, to, type }) => `${from} ${to} ${type}`)
}

const make = (tenant: string, from: string, to: string) =>
  payload.create({ collection: 'redirects', data: { tenant, from, to, type: '301' }, depth: 0 })

describe('redirects in the admin', () => {
  test('SEO-05 addresses are stored in the one form they are looked up by', async () => {
    const row = await make(
      own.tenant,
      'https://old.example.com.au/Used-Cars/',
      `http://${own.slug}.localhost:3000/search/used-cars`,
    )
    expect(row).toMatchObject({ from: '/used-cars', to: '/search/used-cars' })
    await expect(make(own.tenant, '/USED-cars', '/elsewhere')).rejects.toThrow()
  })

  test('SEO-05 a redirect that would lead in a circle is refused, and the circle is named', async () => {
    await make(own.tenant, '/a', '/b')
    await make(own.tenant, '/b', '/c')
    await expect(make(own.tenant, '/c', '/a')).rejects.toMatchObject({
      data: { errors: [{ path: 'to', message: 'Visitors would go in a circle: /c → /a → /b → /c.' }] },
    })
    await expect(make(own.tenant, '/self', '/Self/')).rejects.toThrow()
    const { docs } = await payload.find({ collection: 'redirects', where: { from: { equals: '/b' } }, depth: 0 })
    await expect(
      payload.update({ collection: 'redirects', id: docs[0]!.id, data: { to: '/a' }, depth: 0 }),
    ).rejects.toThrow()
    // The same addresses at another dealership are no circle.
    await make(other.tenant, '/c', '/a')
  })

  test.each(['/', '/admin/users', '/robots.txt', 'no-path'])('SEO-05 %s cannot be moved', async (from) => {
    await expect(make(own.tenant, from, '/x')).rejects.toThrow()
  })
})

describe('importing redirects', () => {
  const csv = [
    'Old URL;New URL;Code',
    'https://www.old.example/contact.php;/contact-us;301',
    '/specials;/special-offers;302',
    '/c;/a;',
    '/bad;nowhere;',
  ].join('\n')

  test('SEO-05 TEN-15 only marketers and admins of the dealership import, and only on the platform’s host', async () => {
    const marketer = await staff('seo-other@test.example', [{ tenant: other.tenant, role: 'marketer' }])
    const sales = await staff('seo-sales@test.example', [{ tenant: own.tenant, role: 'sales' }])
    const ask = { tenant: own.tenant, csv, apply: true }
    const before = await stored(own.tenant)
    for (const headers of [{}, marketer.credentials.headers, sales.credentials.headers])
      expect((await send(headers, 'localhost:3000', ask)).status).toBe(403)
    const right = await staff('seo-right@test.example', [{ tenant: own.tenant, role: 'marketer' }])
    expect((await send(right.credentials.headers, `${own.slug}.localhost:3000`, ask)).status).toBe(403)
    expect(await stored(own.tenant)).toEqual(before)
  })

  test('SEO-05 a file is checked first, then good lines land and the others say why not; twice changes nothing', async () => {
    const { credentials } = await staff('seo-import@test.example', [{ tenant: own.tenant, role: 'dealership-admin' }])
    const run = (apply: boolean, text = csv) =>
      send(credentials.headers, 'localhost:3000', { tenant: own.tenant, csv: text, apply })
    const before = await stored(own.tenant)
    const checked = await run(false)
    expect(checked.body).toMatchObject({
      applied: false,
      counts: { created: 2, updated: 0, unchanged: 0, rejected: 2 },
    })
    expect(await stored(own.tenant)).toEqual(before)

    const done = await run(true)
    expect(done.body.counts).toEqual(checked.body.counts)
    expect(done.body.lines?.[0]).toMatchObject({
      line: 4,
      state: 'rejected',
      reason: 'It would lead in a circle: /c → /a → /b → /c.',
    })
    expect(done.body.lines?.[1]).toMatchObject({ line: 5, state: 'rejected' })
    expect(await stored(own.tenant)).toEqual(
      [...before, '/contact.php /contact-us 301', '/specials /special-offers 302'].toSorted(),
    )

    expect((await run(true)).body.counts).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
    const changed = await run(true, '/specials,/special-offers?brand=kia')
    expect(changed.body.counts).toMatchObject({ updated: 1 })
    expect(await stored(own.tenant)).toContain('/specials /special-offers?brand=kia 301')
  })

  test('SEO-05 what is no list of addresses is refused with the reason', async () => {
    const { credentials } = await staff('seo-bad@test.example', [{ tenant: own.tenant, role: 'marketer' }])
    const code = async (body: unknown) => {
      const answer = await send(credentials.headers, 'localhost:3000', body)
      return `${answer.status} ${answer.body.error?.code}`
    }
    expect(await code({ tenant: own.tenant, csv: 'name,price\nx,1' })).toBe('400 no_columns')
    expect(await code({ tenant: own.tenant, csv: 'hello' })).toBe('400 not_csv')
    expect(await code('{')).toBe('400 invalid')
    expect(await code({ tenant: own.tenant, csv: `from,to\n${'/x,/y\n'.repeat(20_001)}` })).toBe('413 too_many')
  })

  test('SEO-05 five thousand old addresses land in one go and each leads on', async () => {
    const { credentials } = await staff('seo-many@test.example', [{ tenant: other.tenant, role: 'marketer' }])
    const lines = Array.from({ length: 5_000 }, (_, index) => `/stock/${index},/cars/car-${index}`)
    const answer = await send(credentials.headers, 'localhost:3000', {
      tenant: other.tenant,
      csv: lines.join('\n'),
      apply: true,
    })
    expect(answer.body.counts).toMatchObject({ created: 5_000, rejected: 0 })
    const { redirectOldAddress } = await import('@/src/data/site/redirectOldAddress')
    expect(await redirectOldAddress(other.tenant, '/Stock/4999/', '?utm_source=mail')).toEqual({
      from: '/stock/4999',
      to: '/cars/car-4999?utm_source=mail',
      type: '301',
    })
    expect(await redirectOldAddress(other.tenant, '/stock/5000', '')).toBeNull()
    expect(await redirectOldAddress(own.tenant, '/stock/4999', '')).toBeNull()
    expect(await redirectOldAddress(own.tenant, '/a', '')).toMatchObject({ to: '/c' })
  })

  test('SEO-05 an edit that was begun before the last one and landed after it is followed, too', async () => {
    const { redirectOldAddress } = await import('@/src/data/site/redirectOldAddress')
    const { id } = await make(own.tenant, '/begun', '/first')
    await make(own.tenant, '/later', '/special-offers')
    const leadsTo = async () => (await redirectOldAddress(own.tenant, '/begun', ''))?.to
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 10_000)
    await leadsTo()
    await expect.poll(leadsTo, { timeout: 10_000 }).toBe('/first')
    await payload.db.pool.query(`UPDATE redirects SET "to" = '/second', updated_at = created_at WHERE id = $1`, [id])
    vi.setSystemTime(Date.now() + 10_000)
    await expect.poll(leadsTo, { timeout: 10_000 }).toBe('/second')
    vi.useRealTimers()
  })
})
