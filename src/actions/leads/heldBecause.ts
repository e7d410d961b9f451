import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { captchaSecretOf } from '@/src/data/site/captchaSecretOf'
import { captchaOf, type CaptchaWidget } from '@/src/domain/captcha/captchaOf'
import { isTooFast } from '@/src/domain/leads/spam/formPace'
import type { HeldReason } from '@/src/domain/leads/spam/heldReasons'
import type { Captcha } from '@/src/services/captcha/Captcha'
import { hcaptcha } from '@/src/services/captcha/hcaptcha'
import { proofOfWork } from '@/src/services/captcha/proofOfWork'
import type { CaptchaAccount } from '@/src/services/captcha/siteverify'
import { turnstile } from '@/src/services/captcha/turnstile'
import { clientAddress } from '@/src/services/visitors/clientAddress'
import type { Site } from '@/tenants/Site'

interface SentSigns {
  /** The hidden field, '' when a person sent it. */
  tracking: string
  /** What the captcha gave the browser; '' without one. */
  captcha: string
  /** How fast it was sent (`FormPace`); nothing without JavaScript. */
  pace?: unknown
}

const clients: Record<CaptchaWidget, (account: CaptchaAccount) => Captcha> = { turnstile, hcaptcha }

/**
 * Notes a solved challenge; false when it had been noted before. The primary key decides between processes. What has
 * expired goes with the same statement: the table stays as small as the last half hour, and needs no job.
 */
const spendChallenge = async (payload: Payload, id: string, expires: Date): Promise<boolean> => {
  const { rows } = await payload.db.drizzle.execute(sql`
    WITH gone AS (DELETE FROM captcha_spent WHERE id IN (
      SELECT id FROM captcha_spent WHERE expires_at < now() - interval '1 hour' LIMIT 100 FOR UPDATE SKIP LOCKED))
    INSERT INTO captcha_spent (id, expires_at) VALUES (${id}::uuid, ${expires.toISOString()}::timestamptz)
    ON CONFLICT DO NOTHING RETURNING id`)
  return rows.length > 0
}

/** Who checks the forms of a site; null where its dealership has no captcha (LEA-37). */
const siteCaptcha = async (site: Pick<Site, 'id' | 'settings'>): Promise<Captcha | null> => {
  const captcha = captchaOf(site.settings.forms)
  if (captcha === null) return null
  if (captcha.provider !== 'builtin') {
    const secret = (await captchaSecretOf(site.id)) ?? ''
    return clients[captcha.provider]({ siteKey: captcha.siteKey, secret })
  }
  const payload = await payloadClient()
  return proofOfWork({
    tenantId: site.id,
    secret: payload.secret,
    now: () => new Date(),
    spend: (id, expires) => spendChallenge(payload, id, expires),
  })
}

/**
 * Why a form's lead is held as spam; null when it is not held (LEA-18, LEA-37). Uses up the captcha's token. A captcha that
 * does not answer holds the lead too: the lead is not lost, and making the captcha unreachable lets no spam through.
 */
export const heldBecause = async (
  site: Pick<Site, 'id' | 'settings'>,
  headers: Headers,
  { tracking, captcha, pace }: SentSigns,
): Promise<HeldReason | null> => {
  if (tracking !== '') return 'trap'
  if (isTooFast(pace)) return 'too_fast'
  const service = await siteCaptcha(site)
  if (service === null) return null
  return captcha !== '' && (await service.verify(captcha, clientAddress(headers))) === 'passed' ? null : 'captcha'
}
