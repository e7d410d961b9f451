import { z } from 'zod'
import type { Licence, LicenceAnswer } from '@/src/domain/checkout/licence'
import { env } from '@/src/env'

const TIMEOUT_MS = 6_000

const answerSchema = z.union([
  z.object({ result: z.literal('confirmed'), reference: z.string().min(1).max(100) }),
  z.object({ result: z.literal('refused') }),
])

/** Asks whether a driver licence is as its holder typed it (BUY-07). Never throws: no answer is 'unknown'. */
export interface LicenceCheck {
  check: (licence: Licence) => Promise<LicenceAnswer>
}

interface LicenceAccount {
  url: string
  key: string
}

/**
 * A gateway to the Document Verification Service over HTTP: `POST {url}` with a bearer key and the licence as JSON (`state`,
 * `number`, `card`, `birth_date`, `first_name`, `last_name`) answers `{ result: 'confirmed', reference }` or `{ result: 'refused' }`.
 */
export const httpLicenceCheck = ({ url, key }: LicenceAccount): LicenceCheck => ({
  check: async ({ state, number, card, birthDate, firstName, lastName }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({
        state,
        number,
        card,
        birth_date: birthDate,
        first_name: firstName,
        last_name: lastName,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null)
    if (!response?.ok) return { result: 'unknown' }
    return answerSchema.safeParse(await response.json().catch(() => null)).data ?? { result: 'unknown' }
  },
})

/** The register of demonstrations: knows every licence but those whose number ends in 000. */
export const demoLicenceCheck: LicenceCheck = {
  check: async ({ number }) =>
    number.endsWith('000') ? { result: 'refused' } : { result: 'confirmed', reference: 'DEMO' },
}

/** Without a register only the form of the numbers is known, which the order form checks; staff see the card at the handover. */
const noLicenceCheck: LicenceCheck = { check: async () => ({ result: 'unknown' }) }

/** The configured register, else the demo's, else none. */
export const licenceCheck = (): LicenceCheck => {
  const { LICENCE_CHECK_URL: url, LICENCE_CHECK_KEY: key, SEED_DEMO } = env()
  if (url && key) return httpLicenceCheck({ url, key })
  return SEED_DEMO ? demoLicenceCheck : noLicenceCheck
}
