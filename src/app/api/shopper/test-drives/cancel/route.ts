import { z } from 'zod'
import { cancelOwnDrive } from '@/src/actions/testDrives/changeOwnDrive'
import { withShopperForm } from '../../withShopper'

const form = { schema: z.object({ appointment: z.uuid() }), problem: 'The form must name a test drive.' }

/** `POST /api/shopper/test-drives/cancel` with `appointment`, a form: cancels the shopper's own drive. Back to the garage. */
export const POST = (request: Request): Promise<Response> =>
  withShopperForm(
    request,
    form,
    async ({ req, site, session }, { appointment }) =>
      `?drive=${await cancelOwnDrive(req, { site, session, id: appointment })}#drives`,
  )
