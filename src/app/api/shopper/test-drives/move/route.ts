import { moveOwnDrive } from '@/src/actions/testDrives/changeOwnDrive'
import { changeDrive } from '../changeDrive'

/**
 * `POST /api/shopper/test-drives/move` with `appointment` and `at`, one of the offered times, a form: moves the shopper's own
 * drive. Back to the garage.
 */
export const POST = (request: Request): Promise<Response> =>
  changeDrive(request, ({ req, site, session }, { appointment, at = '' }) =>
    moveOwnDrive(req, { site, session, id: appointment, at }),
  )
