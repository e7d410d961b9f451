import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { SignInAddress } from '@/src/domain/shopper/signIn/signInAddress'
import { joinSearches } from './savedSearches'
import { selectRows } from './selectRows'

const column = ({ kind }: SignInAddress) => (kind === 'phone' ? sql`phone` : sql`email`)

/** The account of an address on a site; null when there is none. */
export const findAccount = async (
  req: PayloadRequest,
  tenant: string,
  address: SignInAddress,
): Promise<string | null> => {
  const [row] = await selectRows(
    req,
    sql`SELECT id::text FROM shoppers WHERE tenant_id = ${tenant}::uuid AND lower(${column(address)}) = ${address.value}
        FOR UPDATE`,
  )
  return row ? String(row.id) : null
}

/** Searches saved under an e-mail address belong to the account that has proven it (ALRT-01). */
const joinByEmail = async (req: PayloadRequest, tenant: string, shopper: string, { kind, value }: SignInAddress) => {
  if (kind === 'email') await joinSearches(req, { tenant, shopper, email: value })
}

/** The account of a proven address, made at its first sign-in (WAT-15). Two sign-ins at once make one. */
export const accountOf = async (req: PayloadRequest, tenant: string, address: SignInAddress): Promise<string> => {
  await selectRows(
    req,
    sql`INSERT INTO shoppers (tenant_id, ${column(address)}) VALUES (${tenant}::uuid, ${address.value})
        ON CONFLICT DO NOTHING`,
  )
  const id = await findAccount(req, tenant, address)
  if (id === null) throw new Error('An account was made and is not there.')
  await joinByEmail(req, tenant, id, address)
  return id
}

/** An account has one draft: of two the owner's stays, since the other could not be opened any more. */
const moveApplications = async (req: PayloadRequest, shopper: string, owner: string): Promise<void> => {
  await selectRows(
    req,
    sql`UPDATE finance_applications SET shopper_id = ${owner}::uuid WHERE shopper_id = ${shopper}::uuid AND (state <> 'draft'
          OR NOT EXISTS (SELECT FROM finance_applications AS kept WHERE kept.site_id = finance_applications.site_id
            AND kept.shopper_id = ${owner}::uuid AND kept.state = 'draft'))`,
  )
  await selectRows(req, sql`DELETE FROM finance_applications WHERE shopper_id = ${shopper}::uuid`)
}

/**
 * Gives an account another proven address, in a transaction. Where the address has an account already, that one is the
 * shopper's: it takes over the saved cars, and where it has no e-mail address yet, that and all the rest.
 *
 * @returns the account the shopper has from now on
 */
export const addAddress = async (
  req: PayloadRequest,
  { tenant, shopper, address }: { tenant: string; shopper: string; address: SignInAddress },
): Promise<string> => {
  const owner = await findAccount(req, tenant, address)
  if (owner === shopper) return shopper
  if (owner === null) {
    await selectRows(
      req,
      sql`UPDATE shoppers SET ${column(address)} = ${address.value}, updated_at = now() WHERE id = ${shopper}::uuid`,
    )
    await joinByEmail(req, tenant, shopper, address)
    return shopper
  }
  await selectRows(req, sql`UPDATE saved_searches SET shopper_id = ${owner}::uuid WHERE shopper_id = ${shopper}::uuid`)
  await selectRows(
    req,
    sql`UPDATE watchlist_entries SET shopper_id = ${owner}::uuid WHERE shopper_id = ${shopper}::uuid AND car_id NOT IN
          (SELECT car_id FROM watchlist_entries WHERE shopper_id = ${owner}::uuid AND car_id IS NOT NULL)`,
  )
  const [mine] = await selectRows(req, sql`SELECT email FROM shoppers WHERE id = ${shopper}::uuid`)
  const moved = await selectRows(
    req,
    sql`SELECT id FROM shoppers WHERE id = ${owner}::uuid AND email IS NULL AND ${address.kind === 'phone'}`,
  )
  if (moved.length === 0 || typeof mine?.email !== 'string') return owner
  await selectRows(req, sql`UPDATE shoppers SET email = NULL WHERE id = ${shopper}::uuid`)
  await selectRows(req, sql`UPDATE shoppers SET email = ${mine.email}, updated_at = now() WHERE id = ${owner}::uuid`)
  await selectRows(req, sql`UPDATE reservations SET shopper_id = ${owner}::uuid WHERE shopper_id = ${shopper}::uuid`)
  await selectRows(req, sql`UPDATE leads SET shopper_id = ${owner}::uuid WHERE shopper_id = ${shopper}::uuid`)
  await selectRows(req, sql`UPDATE own_vehicles SET shopper_id = ${owner}::uuid WHERE shopper_id = ${shopper}::uuid`)
  await moveApplications(req, shopper, owner)
  await selectRows(req, sql`DELETE FROM watchlist_entries WHERE shopper_id = ${shopper}::uuid`)
  await selectRows(req, sql`DELETE FROM shoppers WHERE id = ${shopper}::uuid`)
  return owner
}
