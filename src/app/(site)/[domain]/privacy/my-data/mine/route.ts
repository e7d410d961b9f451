import { plainPage } from '@/src/app/plainPage'
import { getSite } from '@/src/data/site/getSite'
import { createPersonToken } from '@/src/payload/auth/personToken'
import { originMatchesHost } from '@/src/payload/http/originMatchesHost'
import { shopperOf } from '../../../shopperOf'
import { onTo } from '../openedLink'

/**
 * `POST /privacy/my-data/mine`: opens what is held of the signed-in shopper, by the address or number that was proven at sign-in, as the
 * mailed link does (LAW-08). A shopper without an e-mail address has no other way.
 */
export const POST = async (
  request: Request,
  { params }: { params: Promise<{ domain: string }> },
): Promise<Response> => {
  if (!originMatchesHost(request)) return plainPage(403, 'This was refused', 'It came from another website.')
  const site = await getSite((await params).domain)
  const shopper = site && (await shopperOf(site))
  if (!shopper) return onTo('held')
  const { req, session } = shopper
  const person = session.email
    ? ({ by: 'email', value: session.email } as const)
    : ({ by: 'phone', value: session.phone } as const)
  return onTo('held', createPersonToken({ tenant: site.id, person }, req.payload.secret, Math.floor(Date.now() / 1000)))
}
