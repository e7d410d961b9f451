import { cancelOwnDrive } from '@/src/actions/testDrives/changeOwnDrive'
import { changeDrive } from '../changeDrive'

/** `POST /api/shopper/test-drives/cancel` with `appointment`, a form: cancels the shopper's own drive. Back to the garage. */
export const POST = (request: Request): Promise<Response> =>
  changeDrive(request, ({ req, site, session }, { appointment }) =>
    cancelOwnDrive(req, { site, session, id: appointment }),
  )
