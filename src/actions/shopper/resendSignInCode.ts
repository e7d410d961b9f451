'use server'

import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { createLocalReq } from 'payload'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { readSignInQuery, signInHref } from '@/src/domain/shopper/signIn/signInQuery'
import { challengedAddress } from '@/src/payload/sql/shopperCodes'
import { mayTakeForm } from '@/src/services/visitors/enquiryRateLimits'
import { challengeCookie, challengeIn } from '@/src/services/visitors/shopperCookies'
import { logFailure } from '../leads/logFailure'
import { requestSite } from '../leads/requestSite'
import { sendCode } from './sendCode'

/** Sends the code once more, to the address this browser has asked for: 'sent', or 'wait' where the limits say so. */
const resend = async (): Promise<'sent' | 'wait' | 'over'> => {
  const [jar, request, site] = await Promise.all([cookies(), headers(), requestSite()])
  if (!site) return 'over'
  const req = await createLocalReq({}, await payloadClient())
  const address = await challengedAddress(req, site.id, challengeIn(request))
  if (address === null) return 'over'
  if (!mayTakeForm('code', { tenantId: site.id, headers: request, email: address })) return 'wait'
  const challenge = await sendCode(site.id, address)
  if (challenge === null) return 'wait'
  jar.set(challengeCookie(challenge))
  return 'sent'
}

/** 'Send the code again', a form without fields: its answer is the page itself, so that it works without JavaScript. */
export const resendSignInCode = async (form: FormData): Promise<void> => {
  const query = readSignInQuery(Object.fromEntries(form))
  const result = await resend().catch(async (error: unknown) => {
    await logFailure('A sign-in code could not be sent again.', error)
    return 'wait' as const
  })
  redirect(result === 'over' ? signInHref(query) : `${signInHref(query, '/code')}&again=${result}`)
}
