import { createHash } from 'node:crypto'
import { edgeDbPool } from './edgeDbPool'

const LIVE = `select 1 from shopper_sessions where token_hash = $1 and tenant_id = $2 and expires_at > now()`

/** Whether a token is a live session of this dealership's site (TEN-15). False while the database cannot be asked. */
export const isSignedIn = async (tenantId: string, token: string | null): Promise<boolean> => {
  if (!token) return false
  const hash = createHash('sha256').update(token).digest('hex')
  const rows = await edgeDbPool()
    .query(LIVE, [hash, tenantId])
    .then((answer) => answer.rows)
    .catch((): unknown[] => [])
  return rows.length > 0
}
