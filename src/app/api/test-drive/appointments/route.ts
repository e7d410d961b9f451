import { z } from 'zod'
import { findLeadCar } from '@/src/actions/leads/findLeadCar'
import { freeTestDriveTimes } from '@/src/actions/testDrives/freeTestDriveTimes'
import { testDrivePlan } from '@/src/actions/testDrives/testDrivePlan'
import { withCarSite } from '@/src/app/api/cars/withCarSite'
import type { AppointmentsAnswer } from '@/src/domain/testDrives/appointmentsAnswer'
import { testDriveLimits } from '@/src/domain/testDrives/TestDriveRules'
import { stateTimeZone } from '@/src/domain/locations/hours/stateTimeZone'
import { apiError } from '@/src/payload/http/apiError'
import { createVisitorLimit } from '@/src/services/visitors/createVisitorLimit'

/** A dialog asks once, and again after a time was taken. */
const asks = createVisitorLimit({ client: { burst: 30, perSecond: 0.5 }, tenant: { burst: 200, perSecond: 10 } })

/** `GET /api/test-drive/appointments?car_id=`: the times at which a car of the site may still be driven (LEA-22). */
export const GET = (request: Request): Promise<Response> =>
  withCarSite(request, null, async (site) => {
    if (!asks.allow(site.id, request.headers))
      return apiError(429, 'too_many_requests', 'Too many requests. Please wait a moment.')
    const asked = z.uuid().safeParse(new URL(request.url).searchParams.get('car_id'))
    if (!asked.success) return apiError(400, 'invalid_request', 'Name a car.', { car_id: 'Not an id.' })
    const about = await findLeadCar(site, asked.data)
    if (!about) return apiError(404, 'not_found', 'There is no such car.')
    const plan = await testDrivePlan(site, about, new Date())
    const answer: AppointmentsAnswer = {
      success: true,
      location: plan?.location ?? null,
      time_zone: plan?.timeZone ?? stateTimeZone(null),
      duration_minutes: plan?.rules.minutes ?? testDriveLimits.minutes.usual,
      appointments: plan ? await freeTestDriveTimes(plan) : [],
    }
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
  })
