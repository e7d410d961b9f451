import { createHash } from 'node:crypto'
import type { Payload, Where } from 'payload'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { OutboundSite } from '@/src/domain/outbound/OutboundCar'
import { OUTBOUND_REVISION, type OutboundFormat } from '@/src/domain/outbound/OutboundFormat'
import { relationId } from '@/src/domain/relationId'
import { settingOf } from '@/tenants/resolveSettings'
import { siteOrigin } from '../site/siteOrigin'

/** A live dealership as outbound feeds need it. */
export interface OutboundTenant {
  id: string
  /** Itself and, for a group, its members: whose stock the feed lists. */
  tenantIds: string[]
  /** Those of them that show photos from other servers (`feeds.showRemotePhotos`, FEED-08). */
  remotePhotos: ReadonlySet<string>
  linkVersion: number
  site: OutboundSite
}

const all = { depth: 0, pagination: false, limit: 0, joins: false, overrideAccess: true } as const

const withRemotePhotos = async (payload: Payload, ids: string[]): Promise<Set<string>> => {
  const { docs } = await payload.find({ collection: 'tenants', ...all, where: { id: { in: ids } } })
  const showing = docs.filter(({ template, settings }) =>
    settingOf({ template, overrides: settings }, 'feeds.showRemotePhotos'),
  )
  return new Set(showing.map(({ id }) => id))
}

/**
 * The live dealership of a feed's address (FEED-09). Not cached, because a raised link version applies at once. Null
 * when there is none, or it is archived.
 */
export const outboundTenant = async (payload: Payload, which: Where): Promise<OutboundTenant | null> => {
  const { docs } = await payload.find({
    collection: 'tenants',
    ...all,
    limit: 1,
    where: { and: [which, { archived: { not_equals: true } }] },
  })
  const tenant = docs[0]
  if (!tenant) return null
  const own = { template: tenant.template, overrides: tenant.settings }
  const members = (tenant.members ?? []).flatMap((member) => relationId(member) ?? [])
  const tenantIds = [...new Set([tenant.id, ...members])]
  return {
    id: tenant.id,
    tenantIds,
    remotePhotos: await withRemotePhotos(payload, tenantIds),
    linkVersion: tenant.outboundLinkVersion ?? 1,
    site: {
      slug: tenant.slug,
      name: tenant.name,
      origin: siteOrigin(tenant),
      basisLabel: settingOf(own, 'price.basisLabel'),
      visibilityRule: settingOf(own, 'search.visibilityRule'),
      visibilityMakes: settingOf(own, 'search.popularMakes'),
    },
  }
}

/**
 * The state of everything in a feed: cars and their number, locations, dealerships, and the queue of stock changes,
 * which also covers photos.
 */
const QUERY = `
  SELECT (SELECT count(*) FROM cars WHERE tenant_id = ANY($1::uuid[]))::text AS cars,
    (SELECT max(updated_at) FROM cars WHERE tenant_id = ANY($1::uuid[])) AS cars_at,
    (SELECT max(updated_at) FROM locations WHERE tenant_id = ANY($1::uuid[])) AS places_at,
    (SELECT max(updated_at) FROM tenants WHERE id = ANY($1::uuid[])) AS tenants_at,
    (SELECT max(seq) FROM stock_changes WHERE tenant_id = ANY($1::uuid[]))::text AS seq`

const at = z.date().nullable()
const stateRow = z.object({ cars: z.string(), cars_at: at, places_at: at, tenants_at: at, seq: z.string().nullable() })

interface OutboundState {
  /** Weak: the bytes may be compressed on their way. */
  etag: string
  lastModified: Date
}

/** What a feed's text depends on, without making the text. */
export const outboundState = async (
  pool: Pick<Pool, 'query'>,
  tenant: OutboundTenant,
  format: OutboundFormat,
): Promise<OutboundState> => {
  const [row] = z.array(stateRow).parse((await pool.query(QUERY, [tenant.tenantIds])).rows)
  const times = [row?.cars_at, row?.places_at, row?.tenants_at].map((time) => time?.getTime() ?? 0)
  const parts = [OUTBOUND_REVISION, format.label, format.head(tenant.site), tenant.site, tenant.tenantIds, row, times]
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
  return { etag: `W/"${hash.slice(0, 27)}"`, lastModified: new Date(Math.max(...times)) }
}
