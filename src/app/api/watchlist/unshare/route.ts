import { endShare } from '@/src/payload/sql/watchlist'
import { accountPaths } from '@/tenants/accountPaths'
import { seeOther, withShopper } from '../../shopper/withShopper'

/** `POST /api/watchlist/unshare`: takes that link back; a form, back to the garage. */
export const POST = (request: Request): Promise<Response> =>
  withShopper(request, async ({ req, site, session }) => {
    await endShare(req, session.shopper)
    return seeOther(`${accountPaths(site).garage}#saved`)
  })
