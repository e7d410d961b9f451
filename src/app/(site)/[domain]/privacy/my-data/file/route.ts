import { getSite } from '@/src/data/site/getSite'
import { findHeld } from '@/src/payload/person/findHeld'
import { keyOf, onTo, openedLink, personalHeaders } from '../openedLink'

/** `GET /privacy/my-data/file`: what is held as a JSON file, for whoever has opened the mailed link (LAW-08). */
export const GET = async (request: Request, { params }: { params: Promise<{ domain: string }> }): Promise<Response> => {
  const site = await getSite((await params).domain)
  const opened = site && (await openedLink(site, keyOf(request)))
  if (!opened) return onTo('held')
  const held = await findHeld(opened.req, site.memberIds, opened.person)
  const file = { heldBy: site.name, heldFor: opened.person.value, madeAt: new Date().toISOString(), ...held }
  return new Response(`${JSON.stringify(file, null, 2)}\n`, {
    headers: {
      ...personalHeaders,
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
    },
  })
}
