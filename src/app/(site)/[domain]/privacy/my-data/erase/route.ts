import { logFailure } from '@/src/actions/leads/logFailure'
import { plainPage } from '@/src/app/plainPage'
import { getSite } from '@/src/data/site/getSite'
import { originMatchesHost } from '@/src/payload/http/originMatchesHost'
import { formBody } from '@/src/payload/http/requestBody'
import { erasePerson } from '@/src/payload/person/erasePerson'
import { spendLink } from '@/src/payload/person/spendLink'
import { inTransaction } from '@/src/payload/sql/inTransaction'
import type { Site } from '@/tenants/Site'
import { keyOf, onTo, type OpenedLink, openedLink } from '../openedLink'

/** The link is spent and everything erased, or neither. False: another request with it was faster. */
const erase = ({ memberIds }: Site, { req, claims, person }: OpenedLink): Promise<boolean> =>
  inTransaction(req, async () => {
    if (!(await spendLink(req, claims))) return false
    await erasePerson(req, memberIds, person, 'the person')
    return true
  })

/** `POST /privacy/my-data/erase` with `confirm=on`: deletes what is held of whoever has opened the mailed link, once (LAW-08). */
export const POST = async (
  request: Request,
  { params }: { params: Promise<{ domain: string }> },
): Promise<Response> => {
  if (!originMatchesHost(request)) return plainPage(403, 'This was refused', 'It came from another website.')
  const site = await getSite((await params).domain)
  const opened = site && (await openedLink(site, keyOf(request)))
  const sent = await formBody(request)
  if (sent instanceof Response) return sent
  if (!opened || sent.form?.get('confirm') !== 'on') return onTo('held')
  try {
    return (await erase(site, opened)) ? onTo('erased', '') : onTo('held', '')
  } catch (error) {
    await logFailure('A person’s data could not be erased.', error)
    return plainPage(500, 'It could not be deleted', 'Nothing was deleted. Please go back and try again.')
  }
}
