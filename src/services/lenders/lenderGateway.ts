import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { type Env, env } from '@/src/env'
import { LenderError, type LenderGateway } from './Lender'

const TIMEOUT_MS = 15_000
const accepted = z.object({ reference: z.string().min(1).max(200) })

/** Asked too often, too slow, or the lender's own failure: later it may go. */
const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500

interface LenderAccount {
  url: string
  token: string
  /** The header that proves a body is ours and fresh. */
  sign: (body: string) => string
}

/**
 * `POST {url}/applications`: JSON with a bearer token, `X-Signature: t=…,v1=…` over `{t}.{body}` (HMAC-SHA256), and the
 * application's id as `Idempotency-Key`. 200 or 201 with `{ reference }`; 409 with it when the lender has it already.
 */
export const httpLender = ({ url, token, sign }: LenderAccount): LenderGateway => ({
  name: 'http',
  send: async (application) => {
    const body = JSON.stringify(application)
    const response = await fetch(`${url.replace(/\/$/, '')}/applications`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        'x-signature': sign(body),
        'idempotency-key': application.application_id,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null)
    if (!response) throw new LenderError('no answer', true)
    const answer = accepted.safeParse(await response.json().catch(() => null))
    if ([200, 201, 409].includes(response.status) && answer.success) return answer.data.reference
    throw new LenderError(String(response.status), isPassing(response.status))
  },
})

/**
 * A lender of demonstrations: each application is a file in `folder` that only this account reads. What was answered is in it,
 * so it is never used where dealerships are real.
 */
export const localLender = (folder: string): LenderGateway => ({
  name: 'local',
  send: async (application) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = path.join(folder, `${application.application_id}.json`)
    const draft = `${file}.${randomUUID()}`
    await writeFile(draft, JSON.stringify(application, null, 2), { mode: 0o600 })
    await rename(draft, file)
    return `DEMO-${application.application_id.slice(0, 8).toUpperCase()}`
  },
})

type LenderEnv = Pick<Env, 'LENDER_URL' | 'LENDER_TOKEN' | 'LENDER_SECRET' | 'SEED_DEMO' | 'DATA_DIR'>

/** Whether applications go to a lender at all; where not, staff pass them on by hand. */
export const hasLender = (): boolean => Boolean(env().LENDER_URL) || env().SEED_DEMO

/** The configured lender, else the demo's; null when there is none. */
export const lenderGateway = (
  settings: LenderEnv,
  signWith: (secret: string) => (body: string) => string,
): LenderGateway | null => {
  const { LENDER_URL: url, LENDER_TOKEN: token, LENDER_SECRET: secret, DATA_DIR, SEED_DEMO } = settings
  if (url && token && secret) return httpLender({ url, token, sign: signWith(secret) })
  return SEED_DEMO ? localLender(path.join(DATA_DIR, 'lender')) : null
}
