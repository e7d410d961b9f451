import { headers } from 'next/headers'
import { createLocalReq, type PayloadRequest } from 'payload'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { findSession, type ShopperSession } from '@/src/payload/sql/shopperSessions'
import { sessionTokenIn } from '@/src/services/visitors/shopperCookies'
import type { Site } from '@/tenants/Site'

/** Who is signed in on a site, for its dynamic pages; null for anybody else (TEN-08). */
export const shopperOf = async (
  site: Pick<Site, 'id'>,
): Promise<{ req: PayloadRequest; session: ShopperSession } | null> => {
  const token = sessionTokenIn(await headers())
  if (!token) return null
  const req = await createLocalReq({}, await payloadClient())
  const session = await findSession(req, site.id, token)
  return session && { req, session }
}
