import { createLocalReq } from 'payload'
import { z } from 'zod'
import { withCarSite } from '@/src/app/api/cars/withCarSite'
import { ownDrive } from '@/src/actions/testDrives/ownDrive'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { calendarFile } from '@/src/domain/testDrives/calendarFile'
import { apiError } from '@/src/payload/http/apiError'
import { findSession } from '@/src/payload/sql/shopperSessions'
import { createVisitorLimit } from '@/src/services/visitors/createVisitorLimit'
import { sessionTokenIn } from '@/src/services/visitors/shopperCookies'
import { accountPaths } from '@/tenants/accountPaths'

const asks = createVisitorLimit({ client: { burst: 30, perSecond: 0.5 }, tenant: { burst: 200, perSecond: 10 } })

/** `GET /api/shopper/test-drives/calendar?appointment=`: the shopper's own booked drive as a calendar file (RFC 5545). */
export const GET = (request: Request): Promise<Response> =>
  withCarSite(request, null, async (site) => {
    if (!asks.allow(site.id, request.headers))
      return apiError(429, 'too_many_requests', 'Too many requests. Please wait a moment.')
    const id = z.uuid().safeParse(new URL(request.url).searchParams.get('appointment'))
    if (!id.success) return apiError(400, 'invalid_request', 'Name a test drive.')
    const req = await createLocalReq({}, await payloadClient())
    const session = await findSession(req, site.id, sessionTokenIn(request.headers))
    if (!session) return apiError(401, 'sign_in', 'Please sign in first.')
    const drive = await ownDrive(req, site.memberIds, session, id.data)
    if (!drive) return apiError(404, 'not_found', 'There is no such test drive.')
    const file = calendarFile({
      uid: `${drive.id}@${new URL(site.origin).host}`,
      startsAt: drive.startsAt,
      endsAt: drive.endsAt,
      title: `Test drive: ${drive.vehicle || site.name}`,
      place: [drive.place, drive.address].filter(Boolean).join(', '),
      notes: `${site.origin}${accountPaths(site).garage}#drives`,
      writtenAt: new Date(),
      maker: site.name,
    })
    return new Response(file, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="test-drive.ics"',
        'cache-control': 'private, no-store',
      },
    })
  })
