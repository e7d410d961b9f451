'use server'

import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { deviceName } from '@/src/domain/shopper/signIn/shopperSession'
import { codeSchema } from '@/src/domain/shopper/signIn/signInForms'
import { readSignInQuery, signedInPath } from '@/src/domain/shopper/signIn/signInQuery'
import {
  applicationTokenIn,
  challengeCookie,
  challengeIn,
  sessionCookies,
  sessionTokenIn,
} from '@/src/services/visitors/shopperCookies'
import { accountPaths } from '@/tenants/accountPaths'
import type { FormState } from '../FormState'
import { takeForm } from '../leads/takeForm'
import { enterCode } from './enterCode'

const OVER = 'This code cannot be used any more. Please ask for a new one.'
const wrong = (left: number): string =>
  `That is not the code we sent. ${left === 1 ? 'One try is' : `${left} tries are`} left.`

/** The second step of signing in: the code, then on to the page the visitor came for (WAT-15, RTE-39). */
export const enterSignInCode = async (_: FormState, form: FormData): Promise<FormState> => {
  const [jar, request] = await Promise.all([cookies(), headers()])
  let onward = '/'
  const state = await takeForm(form, {
    name: 'Sign-in',
    counts: { as: 'try', address: () => '' },
    schema: () => codeSchema,
    act: async (site, { code }) => {
      const answer = await enterCode({
        tenant: site.id,
        challenge: challengeIn(request) ?? '',
        code,
        token: sessionTokenIn(request),
        application: applicationTokenIn(request),
        device: deviceName(request.get('user-agent') ?? ''),
      })
      if (answer.kind === 'wrong') return { kind: 'invalid', errors: { code: wrong(answer.left) } }
      if (answer.kind === 'over') return { kind: 'failed', message: OVER }
      for (const cookie of [...sessionCookies(answer.token), challengeCookie('')]) jar.set(cookie)
      onward = signedInPath(readSignInQuery(Object.fromEntries(form)), accountPaths(site))
      return { kind: 'sent', reference: '' }
    },
  })
  if (state.kind === 'sent') redirect(onward)
  return state.kind === 'invalid' || state.kind === 'failed' ? { ...state, values: {} } : state
}
