import type { Endpoint } from 'payload'
import { relationId } from '@/src/domain/relationId'
import { apiError } from '@/src/payload/http/apiError'
import { ownSettings } from '@/src/payload/ownSettings'
import { settingOf } from '@/tenants/resolveSettings'
import { staffCar } from './staffCar'

/** Staff only: the settings of a car's dealership that decide which tag its photo carries (PRC-09..15). */
export const carTagRules: Endpoint = {
  path: '/:id/tag-rules',
  method: 'get',
  handler: async (req) => {
    const car = await staffCar(req)
    const tenantId = relationId(car?.tenant)
    if (!tenantId) return apiError(404, 'not_found', 'There is no such car.')
    const own = await ownSettings(req, tenantId)
    return Response.json({
      specifications: {
        just_arrived_days: settingOf(own, 'specifications.just_arrived_days'),
        just_arrived_tag_name: settingOf(own, 'specifications.just_arrived_tag_name'),
        sold_tag_name: settingOf(own, 'specifications.sold_tag_name'),
      },
      tags: { fuelTag: settingOf(own, 'tags.fuelTag') },
    })
  },
}
