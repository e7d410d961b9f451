import { createLocalReq, type Payload } from 'payload'
import { myDataMail } from '@/src/domain/mail/myDataMail'
import { mainLocation } from '@/src/domain/locations/mainLocation'
import { relationId } from '@/src/domain/relationId'
import { PERSON_MINUTES, PERSON_PATH, readPersonToken } from '@/src/payload/auth/personToken'
import { findHeld, isAnyHeld } from '@/src/payload/person/findHeld'
import { dealershipMail } from './dealershipMail'
import { sendPrivately } from './sendPrivately'

const contactOf = async (payload: Payload, tenant: string): Promise<string | null> => {
  const { docs } = await payload.find({
    collection: 'locations',
    where: { tenant: { equals: tenant } },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return (
    mainLocation(docs.map((place) => ({ ...place, primary: place.primary === true })))?.contact_detail?.email || null
  )
}

/** The dealerships whose data a site answers for: its own, and its members'. */
const dealershipsOf = async (payload: Payload, tenantId: string): Promise<string[]> => {
  const { members } = await payload.findByID({
    collection: 'tenants',
    id: tenantId,
    depth: 0,
    select: { members: true },
    overrideAccess: true,
  })
  return [...new Set([tenantId, ...(members ?? []).flatMap((member) => relationId(member) ?? [])])]
}

/**
 * Mails a person the link to their own data (LAW-08), where the site holds any: whoever asked was answered the same already. An
 * expired link is not mailed any more.
 */
export const mailMyData = async (payload: Payload, token: string): Promise<void> => {
  const claims = readPersonToken(token, payload.secret, Math.floor(Date.now() / 1000))
  if (!claims) return
  const { tenant, email } = claims
  const req = await createLocalReq({}, payload)
  const held = await findHeld(req, await dealershipsOf(payload, tenant), { by: 'email', value: email })
  const from = await dealershipMail(payload, tenant)
  if (!from || !isAnyHeld(held)) return
  const { look } = from
  const mail = myDataMail(look, { link: `${look.origin}${PERSON_PATH}/open/${token}`, minutes: PERSON_MINUTES })
  await sendPrivately(payload, look, { ...mail, to: email, replyTo: await contactOf(payload, tenant) })
}
