import * as z from 'zod/mini'
import { continueLead } from '@/src/actions/leads/continueLead'
import { lookUpPlate } from '@/src/actions/leads/lookUpPlate'
import { leadRequestSchema, leadStepSchema } from '@/src/domain/leads/leadRequest'
import { regoQuerySchema } from '@/src/domain/tradeIn/regoVehicle'
import { apiError } from '@/src/payload/http/apiError'
import type { Site } from '@/tenants/Site'
import { POST as askPayload } from '@/src/app/(payload)/api/[...slug]/route'
import { storeEnquiry, takeLead } from '../enquiries/takeLead'

// This route hides Payload's at the same address, so what staff use of the collection's REST API is passed on.
export { DELETE, GET, PATCH } from '@/src/app/(payload)/api/[...slug]/route'

/** The admin asks for the leads of a relationship's choices by POST, as a question too long for an address. */
const isQuestion = ({ headers }: Request): boolean => headers.get('x-payload-http-method-override') === 'GET'

const schemaOf = (body: unknown) =>
  z.looseObject({ lead_id: z.string() }).safeParse(body).success ? leadStepSchema : leadRequestSchema

/** The shopper's car of a lead: its plate, and what is known of it (LEA-32). A plate that leads to nothing is kept. */
const tradeIn = async (site: Site, headers: Headers, { rego, regoState }: { rego: string; regoState: string }) => {
  if (rego === '') return {}
  const [plate, state] = [rego.toUpperCase(), regoState.toUpperCase()]
  const asked = regoQuerySchema.safeParse({ rego: plate, state })
  const found = asked.success ? await lookUpPlate(site, headers, asked.data) : 'unknown'
  return { trade_in: { rego: plate, rego_state: state, ...(typeof found === 'object' && found) } }
}

/**
 * `POST /api/leads` (LEA-29): the first step stores the lead and answers its `lead_id`; later steps name it (LEA-31,
 * LEA-33).
 */
export const POST = (request: Request): Promise<Response> =>
  isQuestion(request)
    ? askPayload(request)
    : takeLead(request, schemaOf, async (site, body, sender) => {
        if (!('lead_id' in body)) {
          const { rego, regoState, form_completed: _, ...enquiry } = body
          const attributes = await tradeIn(site, request.headers, { rego, regoState })
          return storeEnquiry(site, enquiry, { ...sender, attributes })
        }
        return (await continueLead(site, body)) ? body.lead_id : apiError(404, 'not_found', 'There is no such lead.')
      })
