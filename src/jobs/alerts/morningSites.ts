import type { Pool } from 'pg'
import { z } from 'zod'
import { alertDay } from '@/src/domain/alerts/digest'
import { stateTimeZone } from '@/src/domain/locations/hours/stateTimeZone'

const siteRows = z.array(z.object({ id: z.string(), state: z.string().nullable() }))

/**
 * Live sites where it is morning on the clocks of their main location, each with its day there ('yyyy-mm-dd').
 *
 * @param waiting SQL on a row of `tenants`: whether the site has something to tell
 */
export const morningSites = async (pool: Pool, now: Date, waiting: string): Promise<{ id: string; day: string }[]> => {
  const { rows } = await pool.query(
    `SELECT tenants.id::text, (SELECT address_state::text FROM locations WHERE locations.tenant_id = tenants.id
       ORDER BY coalesce("primary", false) DESC, created_at LIMIT 1) AS state
     FROM tenants WHERE archived IS NOT TRUE AND ${waiting}`,
  )
  return siteRows.parse(rows).flatMap(({ id, state }) => {
    const day = alertDay(now, stateTimeZone(state))
    return day ? [{ id, day }] : []
  })
}
