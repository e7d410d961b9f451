import { z } from 'zod'
import { removeOwnVehicle } from '@/src/payload/sql/ownVehicles'
import { withShopperForm } from '../withShopper'

const form = {
  schema: z.object({ act: z.literal('remove'), vehicle: z.uuid() }),
  problem: 'The form must name a vehicle.',
}

/** `POST /api/shopper/vehicles` with `act=remove` and `vehicle`, a form: takes the shopper's own vehicle out. Back to the garage. */
export const POST = (request: Request): Promise<Response> =>
  withShopperForm(request, form, async ({ req, site, session: { shopper } }, { vehicle }) => {
    await removeOwnVehicle(req, { tenant: site.id, shopper }, vehicle)
    return '?vehicle=removed#vehicles'
  })
