import { z } from 'zod'
import { watchConsent } from '@/src/domain/shopper/garage/savedSearches'
import { apiError } from '@/src/payload/http/apiError'
import { formBody } from '@/src/payload/http/requestBody'
import { deleteSearch, startSearch, stopSearches, watchSavedCars } from '@/src/payload/sql/savedSearches'
import { accountPaths } from '@/tenants/accountPaths'
import { seeOther, withShopper } from '../withShopper'

const form = z.union([
  z.object({ act: z.literal('watch') }),
  z.object({ act: z.enum(['start', 'stop', 'delete']), search: z.uuid() }),
])

const acts = { start: startSearch, stop: stopSearches, delete: deleteSearch }

/**
 * `POST /api/shopper/alerts` with `act` start, stop or delete and `search`, or `act=watch`: forms of the garage for the
 * shopper's own saved searches, and for word of the saved cars, which needs an e-mail address. Back to the garage.
 */
export const POST = (request: Request): Promise<Response> =>
  withShopper(request, async ({ req, site, session }) => {
    const sent = await formBody(request)
    if (sent instanceof Response) return sent
    const parsed = form.safeParse(sent.form && Object.fromEntries(sent.form))
    if (!parsed.success) return apiError(400, 'invalid_request', 'The form must name a saved search.')
    const { shopper, email } = session
    const owner = { tenant: site.id, shopper, email }
    const { data } = parsed
    if (data.act !== 'watch') await acts[data.act](req, owner, data.search)
    else if (email === '') return apiError(403, 'email_needed', 'Please add your e-mail address first.')
    else {
      const when = new Date().toISOString()
      await watchSavedCars(req, owner, { who: email, when, how: 'Button of the garage', text: watchConsent })
    }
    return seeOther(`${accountPaths(site).garage}#searches`)
  })
