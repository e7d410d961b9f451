import { z } from 'zod'
import { watchConsent } from '@/src/domain/shopper/garage/savedSearches'
import { apiError } from '@/src/payload/http/apiError'
import { deleteSearch, startSearch, stopSearches, watchSavedCars } from '@/src/payload/sql/savedSearches'
import { withShopperForm } from '../withShopper'

const form = {
  schema: z.union([
    z.object({ act: z.literal('watch') }),
    z.object({ act: z.enum(['start', 'stop', 'delete']), search: z.uuid() }),
  ]),
  problem: 'The form must name a saved search.',
}

const acts = { start: startSearch, stop: stopSearches, delete: deleteSearch }

/**
 * `POST /api/shopper/alerts` with `act` start, stop or delete and `search`, or `act=watch`: forms of the garage for the
 * shopper's own saved searches, and for word of the saved cars, which needs an e-mail address. Back to the garage.
 */
export const POST = (request: Request): Promise<Response> =>
  withShopperForm(request, form, async ({ req, site, session: { shopper, email } }, sent) => {
    const owner = { tenant: site.id, shopper, email }
    if (sent.act !== 'watch') await acts[sent.act](req, owner, sent.search)
    else if (email === '') return apiError(403, 'email_needed', 'Please add your e-mail address first.')
    else {
      const when = new Date().toISOString()
      await watchSavedCars(req, owner, { who: email, when, how: 'Button of the garage', text: watchConsent })
    }
    return '#searches'
  })
