import { expect, type Page, test } from '@playwright/test'
import { Pool } from 'pg'
import { alertClock } from '../../src/jobs/alerts/alertClock'
import type { Bidi } from '../support/push/bidi'
import { startFirefox } from '../support/push/firefox'
import { pushService, type PushService } from '../support/push/pushService'
import { staffApi } from './support/api'
import { hydrated } from './support/hydrated'
import { signIn } from './support/shoppers'
import { siteUrl } from './support/sites'

/*
 * The day's message of saved searches, from a car that comes in to the press on the notification, in a Firefox that knows our push
 * service instead of Mozilla's. Chromium without windows has no push service; it only signs the shopper in.
 */

const SITE = 'northline-mazda'
const GARAGE = '/my-garage#searches'
const firefoxPath = process.env.E2E_FIREFOX
const servicePort = Number(process.env.E2E_PUSH_PORT)

test.skip(!firefoxPath, 'No firefox-esr: apt-get install firefox-esr')
test.skip(!servicePort, 'Only the web server of `npm test` takes a push service of this machine.')

/** A shopper with a search of new cars that is on. */
const saveSearch = async (page: Page, email: string): Promise<void> => {
  await page.goto(siteUrl(SITE, '/sign-in?type=my-garage&redirect=/my-garage'))
  await signIn(page, email)
  await page.goto(siteUrl(SITE, '/search/new-cars'))
  await hydrated(page)
  await page.getByRole('button', { name: 'Tell me when more come in' }).click()
  const form = page.getByRole('region', { name: 'Alert for this search' })
  await expect(form).toBeVisible()
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Tell me' }).click()
  await expect(form.getByRole('status')).toContainText('Thank you.')
}

/** The same person in Firefox. */
const takeCookies = async (page: Page, firefox: Bidi): Promise<void> => {
  for (const { name, value, domain, path, httpOnly, secure } of await page.context().cookies(siteUrl(SITE))) {
    const cookie = { name, domain, path, httpOnly, secure, sameSite: 'lax', value: { type: 'string', value } }
    await firefox.ask('storage.setCookie', { cookie })
  }
}

/** A new car that the search finds. @returns what takes it off again */
const offerCar = async (): Promise<() => Promise<void>> => {
  const api = await staffApi(`marketer@${SITE}.test`)
  const stocknum = `PUSH-${crypto.randomUUID().slice(0, 8)}`
  const made = { make: 'Mazda', model: 'CX-5', year: new Date().getFullYear(), price: 45_990, stocknum }
  const shown = { car_type: 'new', item_type: 'car', status: 'in_stock', show_on_dealer_website: true }
  const { id } = await api.create('cars', { ...made, ...shown })
  return async () => {
    await api.remove(`cars/${id}`)
    await api.dispose()
  }
}

/** Nine in the morning at the dealership, when the day's messages are written. */
const morning = (): Date => new Date(new Date().setUTCHours(23, 0, 0, 0))

const hitsOf = async (pool: Pool, email: string): Promise<number> => {
  const found = await pool.query(
    'SELECT FROM alert_hits JOIN saved_searches ON saved_searches.id = search_id WHERE email = $1',
    [email],
  )
  return found.rowCount ?? 0
}

/** What the service worker has shown. */
const shown = (firefox: Bidi, tab: string) => () =>
  firefox.evaluate(
    tab,
    `navigator.serviceWorker.ready.then((own) => own.getNotifications())
      .then((all) => all.map(({ title, body, data }) => ({ title, body, data })))`,
  )

let service: PushService
let firefox: Bidi
let pool: Pool
let takeOff = (): Promise<void> => Promise.resolve()
test.beforeAll(async () => {
  pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 1 })
  service = await pushService(servicePort)
  firefox = await startFirefox(firefoxPath ?? '', {
    'dom.push.serverURL': service.socketUrl,
    'dom.push.testing.allowInsecureServerURL': true,
    'dom.push.connection.enabled': true,
    'permissions.default.desktop-notification': 1,
    // Notifications as windows of Firefox's own, which can be pressed.
    'alerts.useSystemBackend': false,
  })
})
test.afterAll(async () => {
  await firefox?.close()
  await service?.close()
  await pool?.end()
  await takeOff()
})

test('ALRT-01 a browser subscribes, gets the encrypted message of the day, shows it, and opens the garage on a press', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const email = `push-${Date.now()}@example.com`
  await saveSearch(page, email)
  const tab = (await firefox.contexts())[0]?.context ?? ''
  await takeCookies(page, firefox)
  await firefox.open(tab, siteUrl(SITE, GARAGE))
  const says = (words: string) => () =>
    firefox.evaluate(
      tab,
      `document.documentElement.dataset.hydrated !== undefined && document.body.innerText.includes('${words}')`,
    )
  await expect.poll(says('Message this device too')).toBe(true)
  await firefox.press(tab, 'Message this device too')
  await expect.poll(says('Stop messages on this device')).toBe(true)
  expect([...service.channels.values()]).toHaveLength(1)

  takeOff = await offerCar()
  await expect.poll(() => hitsOf(pool, email), { timeout: 90_000 }).toBe(1)
  await alertClock(pool, morning())
  const note = { title: 'Northline Mazda', body: 'News of a car you asked about.', data: { path: GARAGE } }
  await expect.poll(shown(firefox, tab), { timeout: 30_000 }).toEqual([note])
  expect(service.deliveries).toHaveLength(1)
  await expect.poll(() => service.acks).toEqual([100])
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = service.deliveries
  expect(headers['content-encoding']).toBe('aes128gcm')
  for (const words of [email, note.title, note.body, GARAGE]) expect(body.includes(words), words).toBe(false)

  const alert = async () => (await firefox.contexts('chrome')).find(({ url }) => url.endsWith('/alert.xhtml'))?.context
  await expect.poll(alert).toBeDefined()
  await firefox.evaluate((await alert()) ?? '', `document.getElementById('alertBox').click()`)
  const opened = async () => (await firefox.contexts()).find(({ context }) => context !== tab)
  await expect.poll(async () => (await opened())?.url).toBe(siteUrl(SITE, GARAGE))
  const title = async () => firefox.evaluate((await opened())?.context ?? '', 'document.title')
  await expect.poll(title).toContain('My garage')
  expect(await shown(firefox, tab)()).toEqual([])

  await firefox.press(tab, 'Stop messages on this device')
  await expect.poll(says('Message this device too')).toBe(true)
  // Firefox tells its push service a moment later.
  await expect.poll(() => service.channels.size).toBe(0)
})
