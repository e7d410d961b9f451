import { z } from 'zod'
import type { DriveChange } from '@/src/actions/testDrives/changeOwnDrive'
import { apiError } from '@/src/payload/http/apiError'
import { formBody } from '@/src/payload/http/requestBody'
import { accountPaths } from '@/tenants/accountPaths'
import { seeOther, type ShopperCall, withShopper } from '../withShopper'

const schema = z.object({ appointment: z.uuid(), at: z.iso.datetime({ offset: true }).optional() })

/** A form of the garage that changes a test drive; back to the garage, which says what came of it. */
export const changeDrive = (
  request: Request,
  change: (call: ShopperCall, sent: z.infer<typeof schema>) => Promise<DriveChange>,
): Promise<Response> =>
  withShopper(request, async (call) => {
    const sent = await formBody(request)
    if (sent instanceof Response) return sent
    const parsed = schema.safeParse(sent.form && Object.fromEntries(sent.form))
    if (!parsed.success)
      return apiError(400, 'invalid_request', 'The form must name a test drive, and a time to move it.')
    const result = await change(call, parsed.data)
    return seeOther(`${accountPaths(call.site).garage}?drive=${result}#drives`)
  })
