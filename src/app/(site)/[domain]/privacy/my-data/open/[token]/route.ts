import { getSite } from '@/src/data/site/getSite'
import { onTo, openedLink } from '../../openedLink'

/**
 * `GET /privacy/my-data/open/{token}`: opens a mailed link (LAW-08). The key goes into a cookie at once: no page has it in its
 * address, where tags, counts and the next site's log would read it.
 */
export const GET = async (
  _: Request,
  { params }: { params: Promise<{ domain: string; token: string }> },
): Promise<Response> => {
  const { domain, token } = await params
  const site = await getSite(domain)
  const opened = site && (await openedLink(site, token))
  return onTo('held', opened ? token : '')
}
