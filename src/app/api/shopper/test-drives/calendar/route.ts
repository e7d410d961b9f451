import { z } from 'zod'
import { ownDrive } from '@/src/actions/testDrives/ownDrive'
import { calendarFile } from '@/src/domain/testDrives/calendarFile'
import { apiError } from '@/src/payload/http/apiError'
import { accountPaths } from '@/tenants/accountPaths'
import { withShopper } from '../../withShopper'

/** `GET /api/shopper/test-drives/calendar?appointment=`: the shopper's own booked drive as a calendar file (RFC 5545). */
export const GET = (request: Request): Promise<Response> =>
  withShopper(request, async ({ req, site, session }) => {
    const id = z.uuid().safeParse(new URL(request.url).searchParams.get('appointment'))
    if (!id.success) return apiError(400, 'invalid_request', 'Name a test drive.')
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
