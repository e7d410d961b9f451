'use server'

import { headers } from 'next/headers'
import { createLocalReq } from 'payload'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { detailsSchema } from '@/src/domain/shopper/garage/garage'
import { findSession } from '@/src/payload/sql/shopperSessions'
import { sessionTokenIn } from '@/src/services/visitors/shopperCookies'
import type { FormState } from '../FormState'
import { takeForm } from '../leads/takeForm'
import { asShopper } from './watchlist/asShopper'

const SIGNED_OUT = 'You are not signed in any more. Please sign in again.'

/** Changes a shopper's own name and postcode, with the shopper's own rights. */
export const saveDetails = async (_: FormState, form: FormData): Promise<FormState> => {
  const request = await headers()
  return takeForm(form, {
    name: 'Shopper’s details',
    counts: { as: 'try', address: () => '' },
    schema: () => detailsSchema,
    act: async (site, data) => {
      const payload = await payloadClient()
      const session = await findSession(await createLocalReq({}, payload), site.id, sessionTokenIn(request))
      if (!session) return { kind: 'failed', message: SIGNED_OUT }
      await payload.update({
        collection: 'shoppers',
        id: session.shopper,
        data,
        depth: 0,
        ...asShopper(site, session),
      })
      return { kind: 'sent', reference: '' }
    },
  })
}
