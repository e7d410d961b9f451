import { signInAddress } from '@/src/domain/shopper/signIn/signInAddress'
import { watchlistCallSchema } from '@/src/domain/shopper/account/watchlistCalls'
import { apiError } from '@/src/payload/http/apiError'
import { formBody, jsonBody } from '@/src/payload/http/requestBody'
import { accountPaths } from '@/tenants/accountPaths'
import { seeOther, type ShopperCall, withShopper } from '../shopper/withShopper'

const done = (): Response => Response.json({ success: true }, { headers: { 'cache-control': 'no-store' } })

const fieldsOf = async (request: Request): Promise<{ sent: unknown; isForm: boolean } | Response> => {
  if ((request.headers.get('content-type') ?? '').includes('json')) {
    const sent = await jsonBody(request)
    return sent instanceof Response ? sent : { sent: sent.json, isForm: false }
  }
  const sent = await formBody(request)
  return sent instanceof Response ? sent : { sent: sent.form && Object.fromEntries(sent.form), isForm: true }
}

/**
 * A call of WAT-05 or WAT-06: `{ phone_number, car_id }` by the shopper whose number it is, as JSON, or as a form of the garage,
 * which leads back there. An account without a number cannot save yet (WAT-01). `act` answers null when it is done.
 */
export const watchlistCall = (
  request: Request,
  act: (call: ShopperCall, carId: string) => Promise<Response | null>,
): Promise<Response> =>
  withShopper(request, async (call) => {
    const fields = await fieldsOf(request)
    if (fields instanceof Response) return fields
    if (call.session.phone === '') return apiError(403, 'phone_needed', 'Please add your mobile number first.')
    const parsed = watchlistCallSchema.safeParse(fields.sent)
    if (!parsed.success) {
      const problems = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]))
      return apiError(400, 'invalid_request', 'The call must name a mobile number and a car.', problems)
    }
    const { phone_number, car_id } = parsed.data
    if (signInAddress(phone_number)?.value !== call.session.phone)
      return apiError(403, 'wrong_number', 'You are signed in with another number.')
    const answer = await act(call, car_id)
    return answer ?? (fields.isForm ? seeOther(`${accountPaths(call.site).garage}#saved`) : done())
  })
