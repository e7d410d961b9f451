'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { createLocalReq } from 'payload'
import { getPlateVehicle } from '@/src/data/cars/getPlateVehicle'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { type OwnVehicleForm, ownVehicleSchema } from '@/src/domain/shopper/garage/ownVehicleForm'
import { MOST_VEHICLES } from '@/src/domain/shopper/garage/ownVehicles'
import { findSession } from '@/src/payload/sql/shopperSessions'
import { saveOwnVehicle } from '@/src/payload/sql/ownVehicles'
import { regoProvider } from '@/src/services/rego/regoProvider'
import { sessionTokenIn } from '@/src/services/visitors/shopperCookies'
import { accountPaths } from '@/tenants/accountPaths'
import type { FormState } from '../FormState'
import { logFailure } from '../leads/logFailure'
import { takeForm } from '../leads/takeForm'

const SIGNED_OUT = 'You are not signed in any more. Please sign in again.'
const UNKNOWN = 'We do not know this registration. Please enter make and model.'
const NO_ADDRESS = 'Please add your e-mail address first, by signing in with it.'

const mistake = (field: string, message: string): { kind: 'invalid'; errors: Record<string, string> } => ({
  kind: 'invalid',
  errors: { [field]: message },
})

/** The form with make, model and year of its registration where they were left out; null when the register knows none. */
const withLookUp = async (form: OwnVehicleForm): Promise<OwnVehicleForm | null> => {
  if (form.make !== '' && form.model !== '') return form
  if (form.state === '') return null
  try {
    const found = await regoProvider(getPlateVehicle).lookup(form.rego, form.state)
    return found && { ...form, make: found.make, model: found.model, year: form.year || String(found.year) }
  } catch (error) {
    await logFailure('A registration could not be looked up.', error)
    return null
  }
}

/** Adds or changes a vehicle of the signed-in shopper's garage, and shows the garage as it is then (WAT-23). */
export const saveVehicle = async (_: FormState, form: FormData): Promise<FormState> => {
  const request = await headers()
  let garage = ''
  const answer = await takeForm(form, {
    name: 'Own vehicle',
    counts: { as: 'try', address: () => '' },
    schema: () => ownVehicleSchema,
    act: async (site, typed) => {
      const req = await createLocalReq({}, await payloadClient())
      const session = await findSession(req, site.id, sessionTokenIn(request))
      if (!session) return { kind: 'failed', message: SIGNED_OUT }
      if (typed.reminded && session.email === '') return mistake('reminded', NO_ADDRESS)
      const data = await withLookUp(typed)
      if (!data) return mistake('make', UNKNOWN)
      const saved = await saveOwnVehicle(req, { tenant: site.id, shopper: session.shopper }, data)
      if (saved === 'full') return { kind: 'failed', message: `A garage holds ${MOST_VEHICLES} vehicles.` }
      if (saved === 'gone') return { kind: 'failed', message: 'This vehicle is not in your garage any more.' }
      garage = accountPaths(site).garage
      return { kind: 'sent', reference: '' }
    },
  })
  // An address of its own each time: to the present one with an anchor the router would only scroll.
  if (answer.kind === 'sent') redirect(`${garage}?vehicle=saved&at=${Date.now().toString(36)}#vehicles`)
  return answer
}
