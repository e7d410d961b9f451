import { shareOf } from '@/src/payload/sql/watchlist'
import { seeOther, withShopper } from '../../shopper/withShopper'
import { accountPaths } from '@/tenants/accountPaths'

/** `POST /api/watchlist/share`: makes the link that shows the saved cars to others; a form, back to the garage. */
export const POST = (request: Request): Promise<Response> =>
  withShopper(request, async ({ req, site, session }) => {
    await shareOf(req, site.id, session.shopper)
    return seeOther(`${accountPaths(site).garage}#saved`)
  })
