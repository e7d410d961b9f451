'use server'

import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { signInAddress } from '@/src/domain/shopper/signIn/signInAddress'
import { addressSchema } from '@/src/domain/shopper/signIn/signInForms'
import { readSignInQuery, signInHref } from '@/src/domain/shopper/signIn/signInQuery'
import { challengeCookie } from '@/src/services/visitors/shopperCookies'
import type { FormState } from '../FormState'
import { takeForm } from '../leads/takeForm'
import { sendCode } from './sendCode'

const TOO_MANY = 'We have sent several codes there already. Please wait a while, or use another address.'
const canonical = (text: string): string => signInAddress(text)?.value ?? ''

/** The first step of signing in: sends a code (WAT-15). What fills the spam trap gets the same answer, and no message. */
export const requestSignInCode = async (_: FormState, form: FormData): Promise<FormState> => {
  const jar = await cookies()
  const state = await takeForm(form, {
    name: 'Sign-in code',
    counts: { as: 'code', address: ({ address }) => canonical(address) },
    schema: () => addressSchema,
    act: async (site, { address }, { heldBecause }) => {
      if (heldBecause === 'trap') return { kind: 'sent', reference: '' }
      const challenge = await sendCode(site.id, canonical(address))
      if (challenge === null) return { kind: 'failed', message: TOO_MANY }
      jar.set(challengeCookie(challenge))
      return { kind: 'sent', reference: '' }
    },
  })
  if (state.kind === 'sent') redirect(signInHref(readSignInQuery(Object.fromEntries(form)), '/code'))
  return state
}
