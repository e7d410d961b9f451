import { payloadClient } from '@/src/data/reads/payloadClient'
import { captchaSecretOf } from '@/src/data/site/captchaSecretOf'
import { captchaOf } from '@/src/domain/captcha/captchaOf'
import type { CaptchaWidget } from '@/src/domain/captcha/captchaProviders'
import type { Captcha } from '@/src/services/captcha/Captcha'
import { hcaptcha } from '@/src/services/captcha/hcaptcha'
import { proofOfWork } from '@/src/services/captcha/proofOfWork'
import type { CaptchaAccount } from '@/src/services/captcha/siteverify'
import { turnstile } from '@/src/services/captcha/turnstile'
import type { Site } from '@/tenants/Site'
import { spendChallenge } from './spendChallenge'

const clients: Record<CaptchaWidget, (account: CaptchaAccount) => Captcha> = { turnstile, hcaptcha }

/** Who checks the forms of a site; null where its dealership has no captcha (LEA-37). */
export const siteCaptcha = async (site: Pick<Site, 'id' | 'settings'>): Promise<Captcha | null> => {
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
