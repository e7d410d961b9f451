import type { Pool } from 'pg'
import { z } from 'zod'
import type { OutboundCar } from '@/src/domain/outbound/OutboundCar'
import { carFieldRows } from '@/src/domain/stock/fields/carFieldTable'
import { outboundRow, toOutboundCar } from './outboundRow'
import type { OutboundTenant } from './outboundTenant'

/** Cars per query: memory holds one page, whatever the size of the stock. */
const PAGE_CARS = 500

/** The fields that the table sends out; numbers and choices as text. */
const fieldColumns = carFieldRows
  .filter(({ group, row }) => group === null && row.outbound !== undefined)
  .map(({ name, row }) => (row.kind === 'number' || row.kind === 'choice' ? `c.${name}::text` : `c.${name}`))
  .join(', ')

/**
 * One page of the cars for sale of some dealerships, ordered by id. When two members of a group have cars with the same
 * slug, the group's site shows the one changed last, so only that one is listed. A car without a location gets its
 * dealership's main one.
 */
const QUERY = `
  WITH mains AS (
    SELECT DISTINCT ON (tenant_id) tenant_id, id FROM locations
    WHERE tenant_id = ANY($1::uuid[]) AND visible IS NOT FALSE
    ORDER BY tenant_id, "primary" DESC NULLS LAST, (location_type = 'sales') DESC NULLS LAST, name
  )
  SELECT c.id::text, c.tenant_id::text, c.slug, ${fieldColumns}, c.primary_image_url,
    to_char(coalesce(c.listed_at, c.created_at) AT TIME ZONE 'Australia/Sydney', 'YYYY-MM-DD') AS listed_on,
    t.slug AS dealership_slug, t.name AS dealership_name, l.slug AS place_slug, l.name AS place_name,
    l.address_street AS place_street, l.address_city AS place_city, l.address_state::text AS place_state,
    l.address_postcode AS place_postcode, l.address_lat::text AS place_lat, l.address_long::text AS place_lng,
    (SELECT json_agg(f.text ORDER BY f."order") FROM cars_texts f
      WHERE f.parent_id = c.id AND f.path = 'standardEquipment') AS features,
    (SELECT json_agg(json_build_object('url', i.image_url, 'filename', m.filename) ORDER BY i._order)
      FROM cars_images i LEFT JOIN media m ON m.id = i.media_id
      WHERE i._parent_id = c.id AND i.is_video IS NOT TRUE) AS photos
  FROM cars c
  JOIN tenants t ON t.id = c.tenant_id AND t.archived IS NOT TRUE
  LEFT JOIN mains ON mains.tenant_id = c.tenant_id
  LEFT JOIN locations l ON l.id = coalesce(c.location_id, mains.id)
  WHERE c.tenant_id = ANY($1::uuid[]) AND c.status = 'in_stock' AND c.show_on_dealer_website IS TRUE
    AND c.reserved IS NOT TRUE AND c.slug IS NOT NULL AND ($2::uuid IS NULL OR c.id > $2::uuid)
    AND (cardinality($1::uuid[]) = 1 OR NOT EXISTS (
      SELECT 1 FROM cars o
      WHERE o.slug = c.slug AND o.id <> c.id AND o.tenant_id = ANY($1::uuid[]) AND o.show_on_dealer_website IS TRUE
        AND o.status IN ('in_stock', 'coming_soon', 'sold') AND (o.updated_at, o.id) > (c.updated_at, c.id)))
  ORDER BY c.id LIMIT ${PAGE_CARS}`

const rows = z.array(outboundRow)

/** All cars for sale of some dealerships, each once, page by page. Holds a connection for one page at a time. */
export async function* outboundPages(
  pool: Pick<Pool, 'query'>,
  { tenantIds, remotePhotos }: Pick<OutboundTenant, 'tenantIds' | 'remotePhotos'>,
): AsyncGenerator<OutboundCar[]> {
  let after: string | null = null
  for (;;) {
    const { rows: found } = await pool.query(QUERY, [tenantIds, after])
    const page: OutboundCar[] = rows.parse(found).map((row) => toOutboundCar(row, remotePhotos.has(row.tenant_id)))
    yield page
    after = page.at(-1)?.id ?? null
    if (page.length < PAGE_CARS) return
  }
}
