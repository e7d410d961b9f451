import { saveValuation } from '@/src/actions/leads/saveValuation'
import { miscellaneousSchema } from '@/src/domain/tradeIn/valuation'
import { apiError } from '@/src/payload/http/apiError'
import { takeLead } from '../enquiries/takeLead'

/**
 * `POST /api/miscellaneous`: stores the estimate a shopper was shown on the lead, where the dealership keeps valuations
 * (LEA-35).
 */
export const POST = (request: Request): Promise<Response> =>
  takeLead(
    request,
    () => miscellaneousSchema,
    async (site, { lead_id, valuation }) => {
      if (!site.settings.tradeIn.saveValuation) return apiError(404, 'not_kept', 'This website keeps no valuations.')
      return (await saveValuation(site, lead_id, valuation))
        ? lead_id
        : apiError(404, 'not_found', 'There is no such lead.')
    },
  )
