import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, ask } from './http.ts'
import type { Stand } from './stand.ts'

/** The demo dealership that takes deposits. */
export const checkoutSite = 'second-gear'

const PATIENCE_MS = 120_000
const AGAIN_MS = 250
/** What the site says when its database is away: the shopper presses again. */
const NOT_NOW = 'An error occurred when submitting this form'

export interface Person {
  name: string
  email: string
  phone: string
}

export const shopper = (name: string, n: number): Person => ({
  name: `Drill ${name} ${n}`,
  email: `${name}-${n}@drill.test`,
  phone: `04${String(20_000_000 + n)}`,
})

/** Where the shopper is led to pay, or what the form answers. */
export type Answered = { kind: 'onwards'; path: string; id: string } | { kind: 'refused'; message: string }

const signs: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'", '#39': "'" }
const plain = (html: string): string => html.replace(/&(#?\w+);/g, (whole, name: string) => signs[name] ?? whole)

/** Asked again as long as the site is away, as a patient shopper reloads. `again`: what else counts as away. */
const patiently = async (
  asking: () => Promise<Answer>,
  { tries, again }: { tries: { count: number }; again?: (answer: Answer) => boolean },
): Promise<Answer> => {
  for (const until = Date.now() + PATIENCE_MS; ;) {
    const answer = await asking().catch(() => null)
    if (answer && answer.status < 500 && !again?.(answer)) return answer
    if (Date.now() > until) throw new Error(`The site did not answer: ${answer?.body.toString().slice(0, 300) ?? ''}`)
    tries.count += 1
    await sleep(AGAIN_MS)
  }
}

/** The hidden fields of the checkout's form, as a browser without JavaScript sends them. */
const hiddenFields = (html: string): [string, string][] => {
  const form = (html.match(/<form[\s\S]*?<\/form>/g) ?? []).find((one) => one.includes('name="accepted"'))
  return [...(form ?? '').matchAll(/<input type="hidden"[^>]*>/g)].map(([input]) => [
    plain(/ name="([^"]*)"/.exec(input)?.[1] ?? ''),
    plain(/ value="([^"]*)"/.exec(input)?.[1] ?? ''),
  ])
}

const BOUNDARY = 'drill-boundary'
const multipart = (fields: [string, string][]): string =>
  fields
    .map(([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('') + `--${BOUNDARY}--\r\n`

const messageIn = (html: string): string => {
  const [, said = ''] =
    /role="(?:alert|status)"[^>]*>([\s\S]*?)<\/(?:div|p)>/.exec(html.slice(html.indexOf('<main'))) ?? []
  return plain(said.replace(/<[^>]*>/g, '')).trim()
}

const answerOf = ({ status, headers, body }: Answer): Answered => {
  const path = String(headers.location ?? '').replace(/^https?:\/\/[^/]+/, '')
  const id = /^\/reservation\/([^.]+)\./.exec(path)?.[1]
  if (id !== undefined) return { kind: 'onwards', path, id }
  const html = body.toString()
  // A car that has been taken shows no form at all.
  const closed = /Somebody else has reserved this one\./.exec(html)?.[0]
  return { kind: 'refused', message: messageIn(html) || closed || `HTTP ${status}: ${html.slice(0, 200)}` }
}

/** A shopper with a browser without JavaScript. `tries` counts what had to be asked again. */
export const checkoutClient = ({ web }: Stand, tries: { count: number } = { count: 0 }) => {
  const host = web.host(checkoutSite)
  const get = (path: string) => patiently(() => ask(web.port, host, path), { tries })
  const post = (slug: string, form: [string, string][], { name, email, phone }: Person): Promise<Answer> => {
    const typed = { name, last_name: 'Drill', email, phone, postcode: '3000', message: 'Soon.', accepted: 'on' }
    const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, origin: `http://${host}` }
    const body = multipart([...form, ...Object.entries(typed)])
    return ask(web.port, host, `/cars/${slug}/buy-online`, { method: 'POST', headers, body })
  }

  return {
    tries,
    /** The checkout's page: what the form holds. Null: the car cannot be reserved. */
    form: async (slug: string): Promise<[string, string][] | null> => {
      const fields = hiddenFields((await get(`/cars/${slug}/buy-online`)).body.toString())
      return fields.length > 0 ? fields : null
    },
    /** Sends the form, again until it is answered. */
    send: async (slug: string, form: [string, string][], person: Person): Promise<Answered> =>
      answerOf(await patiently(() => post(slug, form, person), { tries, again: ({ body }) => body.includes(NOT_NOW) })),
    /** One attempt, that may be cut off. */
    sendOnce: (slug: string, form: [string, string][], person: Person): Promise<Answered | null> =>
      post(slug, form, person).then(answerOf, () => null),
    /** The page of a reservation: where to pay, and what it says. */
    open: async (path: string): Promise<{ payUrl: string | null; says: string }> => {
      const html = (await get(path)).body.toString()
      return {
        payUrl: plain(/href="(http:\/\/127\.0\.0\.1:\d+\/pay\/[^"]+)"/.exec(html)?.[1] ?? '') || null,
        says: messageIn(html),
      }
    },
    openOnce: (path: string) => ask(web.port, host, path).catch(() => null),
    /** Types a card on the payment company's page; where that leads, '' when it stays there. */
    pay: async (payUrl: string, card: string): Promise<string> => {
      const { port, host: at, pathname } = new URL(payUrl)
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const body = new URLSearchParams({
        card,
        expiry: '12 / 30',
        cvc: '123',
        bank: card === '' ? 'yes' : '',
      }).toString()
      const answer = await ask(Number(port), at, pathname, { method: 'POST', headers, body })
      return String(answer.headers.location ?? '')
    },
  }
}

export type CheckoutClient = ReturnType<typeof checkoutClient>
