import { z } from 'zod'
import { moveOwnDrive } from '@/src/actions/testDrives/changeOwnDrive'
import { withShopperForm } from '../../withShopper'

const form = {
  schema: z.object({ appointment: z.uuid(), at: z.iso.datetime({ offset: true }) }),
  problem: 'The form must name a test drive and its new time.',
}

/**
 * `POST /api/shopper/test-drives/move` with `appointment` and `at`, one of the offered times, a form: moves the shopper's own
 * drive. Back to the garage.
 */
export const POST = (request: Request): Promise<Response> =>
  withShopperForm(
    request,
    form,
    async ({ req, site, session }, { appointment, at }) =>
      `?drive=${await moveOwnDrive(req, { site, session, id: appointment, at })}#drives`,
  )
