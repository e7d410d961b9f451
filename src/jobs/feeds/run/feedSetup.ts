import type { ClientBase } from 'pg'
import { z } from 'zod'
import type { FeedClientProfile } from '@/src/domain/feeds/rows/FeedRow'
import { feedProfiles, type FeedProfileName } from '@/src/domain/feeds/columns/feedProfiles'
import type { PlaceBook } from '@/src/domain/feeds/plan/resolvePlace'
import { settingOf } from '@/tenants/resolveSettings'

const isProfile = (name: string): name is FeedProfileName => Object.hasOwn(feedProfiles, name)

const setupSchema = z.object({
  tenantId: z.string(),
  name: z.string(),
  active: z.boolean(),
  mode: z.enum(['snapshot', 'delta']),
  profile: z.string().refine(isProfile),
  priceBasis: z.enum(['egc', 'drive_away']).nullable(),
  fetchPhotos: z.boolean(),
  lastSequence: z.number().nullable(),
  mayEndOpen: z.boolean(),
  defaultId: z.string().nullable(),
  mapping: z.array(
    z.object({
      column: z.string(),
      field: z.string(),
      fallback: z.string().nullable(),
      translation: z.string().nullable(),
    }),
  ),
  codes: z.array(z.object({ code: z.string(), locationId: z.string() })),
  places: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      slug: z.string(),
      street: z.string().nullable(),
      city: z.string().nullable(),
      state: z.string().nullable(),
      postcode: z.string().nullable(),
    }),
  ),
  template: z.string(),
  settings: z.unknown(),
})

export interface FeedSetup {
  clientId: string
  tenantId: string
  name: string
  active: boolean
  mode: 'snapshot' | 'delta'
  fetchPhotos: boolean
  lastSequence: number | null
  reading: FeedClientProfile
  places: PlaceBook
  maxDropPercent: number
  missingStock: 'sold' | 'archived'
}

/** How the client's last CSV files ended. If one of them ended with a line end, a file without one was cut. */
const ends = `
  SELECT ends_open FROM feed_run_facts AS facts JOIN feed_runs AS run ON run.id = facts.run_id
  WHERE facts.client_id = client.id AND ends_open IS NOT NULL AND NOT coalesce(run.dry_run, false)
  ORDER BY facts.run_no DESC LIMIT 100`

const query = `
  SELECT json_build_object(
    'tenantId', client.tenant_id, 'name', client.name, 'active', coalesce(client.active, false) AND NOT coalesce(tenant.archived, false),
    'mode', client.mode, 'profile', client.profile, 'priceBasis', client.price_basis,
    'fetchPhotos', coalesce(client.fetch_photos, false), 'lastSequence', client.last_sequence,
    'mayEndOpen', coalesce((SELECT bool_and(ends_open) FROM (${ends}) AS file), false),
    'defaultId', client.default_location_id, 'template', tenant.template, 'settings', tenant.settings,
    'mapping', coalesce((SELECT json_agg(json_build_object('column', "column", 'field', field, 'fallback', fallback, 'translation', translation) ORDER BY _order)
                         FROM feed_clients_mapping WHERE _parent_id = client.id), '[]'),
    'codes', coalesce((SELECT json_agg(json_build_object('code', code, 'locationId', location_id) ORDER BY _order)
                       FROM feed_clients_location_codes WHERE _parent_id = client.id AND location_id IS NOT NULL), '[]'),
    'places', coalesce((SELECT json_agg(json_build_object('id', id, 'name', name, 'slug', slug, 'street', address_street,
                          'city', address_city, 'state', address_state, 'postcode', address_postcode) ORDER BY created_at, id)
                        FROM locations WHERE tenant_id = client.tenant_id), '[]')) AS setup
  FROM feed_clients AS client JOIN tenants AS tenant ON tenant.id = client.tenant_id
  WHERE client.id = $1`

/** How a client's deliveries are read, with its dealership's settings for them; null when there is no such client. */
export const feedSetup = async (client: ClientBase, clientId: string): Promise<FeedSetup | null> => {
  const { rows } = await client.query<{ setup: unknown }>(query, [clientId])
  const row = rows[0]
  if (!row) return null
  const { codes, places, defaultId, template, settings, profile, mapping, priceBasis, mayEndOpen, ...own } =
    setupSchema.parse(row.setup)
  const dealership = { template, overrides: settings }
  return {
    ...own,
    clientId,
    reading: { profile, mapping, priceBasis, mayEndOpen },
    places: { codes, places, defaultId },
    maxDropPercent: settingOf(dealership, 'feeds.maxDropPercent'),
    missingStock: settingOf(dealership, 'feeds.missingStock'),
  }
}
