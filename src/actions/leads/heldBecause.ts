import { isTooFast } from '@/src/domain/leads/spam/formPace'
import type { HeldReason } from '@/src/domain/leads/spam/heldReasons'
import { clientAddress } from '@/src/services/visitors/clientAddress'
import type { Site } from '@/tenants/Site'
import { siteCaptcha } from '../captcha/siteCaptcha'

interface SentSigns {
  /** The hidden field, '' when a person sent it. */
  tracking: string
  /** What the captcha gave the browser; '' without one. */
  captcha: string
  /** How fast it was sent (`FormPace`); nothing without JavaScript. */
  pace?: unknown
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
