import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import {
  type ApplicationSummary,
  applicationStates,
  DRAFT_DAYS,
  lenderStates,
} from '@/src/domain/finance/application/applicationStates'
import { selectRows } from '../sql/selectRows'
import { tokenHash } from '../sql/shopperSessions'
import { textColumn } from '../sql/textColumn'

/** Whose applications on a site: an account's, and without one the device's that holds the token of its cookie. */
export interface Applicant {
  site: string
  shopper: string | null
  device: string | null
}

const hashOf = ({ device }: Applicant): string | null => (device ? tokenHash(device) : null)

/** Condition: of the account, or of the device while it is signed out. */
const isOwn = (applicant: Applicant) =>
  sql`finance_applications.site_id = ${applicant.site}::uuid AND (
        finance_applications.shopper_id = ${applicant.shopper}::uuid
        OR (finance_applications.shopper_id IS NULL AND finance_applications.device_hash = ${hashOf(applicant)}::text))`

const row = z.object({
  id: z.string(),
  tenant: z.string(),
  site: z.string(),
  state: z.enum(applicationStates),
  car: z.string().nullable(),
  lead: z.string().nullable(),
  vehicle: textColumn,
  lender: textColumn,
  lenderState: z.enum(lenderStates),
  email: textColumn,
  phone: textColumn,
  submittedAt: textColumn,
})
export type Application = z.infer<typeof row>

const COLUMNS = sql`finance_applications.id::text, tenant_id::text AS tenant, site_id::text AS site, state::text,
  car_id::text AS car, lead_id::text AS lead, vehicle, lender, lender_state::text AS "lenderState", email, phone,
  to_json(submitted_at) #>> '{}' AS "submittedAt"`

const oneOf = (rows: unknown[]): Application | null => row.array().parse(rows)[0] ?? null

/**
 * What was begun signed out on this device belongs to the account that signs in there; a second draft stays with the device. Call it
 * in a transaction: the account is locked, since two devices that sign in at one moment may each bring a draft.
 */
export const joinApplications = async (
  req: PayloadRequest,
  { site, shopper, device }: { site: string; shopper: string; device: string },
): Promise<void> => {
  const hash = tokenHash(device)
  await selectRows(req, sql`SELECT id FROM shoppers WHERE id = ${shopper}::uuid FOR UPDATE`)
  await selectRows(
    req,
    sql`UPDATE finance_applications SET shopper_id = ${shopper}::uuid, device_hash = NULL
        WHERE site_id = ${site}::uuid AND device_hash = ${hash} AND shopper_id IS NULL AND (state <> 'draft' OR NOT EXISTS (
          SELECT FROM finance_applications AS mine
          WHERE mine.site_id = ${site}::uuid AND mine.shopper_id = ${shopper}::uuid AND mine.state = 'draft'))`,
  )
}

const draftOf = (applicant: Applicant) =>
  sql`SELECT ${COLUMNS} FROM finance_applications WHERE ${isOwn(applicant)} AND state = 'draft'
      ORDER BY shopper_id NULLS LAST, created_at DESC LIMIT 1`

/** The one application that is being filled in; null without one. */
export const findDraft = async (req: PayloadRequest, applicant: Applicant): Promise<Application | null> =>
  oneOf(await selectRows(req, draftOf(applicant)))

/** The same, locked: two devices that save at one moment wait for each other. Call it in a transaction. */
export const lockDraft = async (req: PayloadRequest, applicant: Applicant): Promise<Application | null> =>
  oneOf(await selectRows(req, sql`${draftOf(applicant)} FOR UPDATE`))

/** Begins an application where there is none; two at the same moment are one. */
export const beginDraft = async (req: PayloadRequest, applicant: Applicant): Promise<void> => {
  const { site, shopper } = applicant
  await selectRows(
    req,
    sql`INSERT INTO finance_applications (tenant_id, site_id, shopper_id, device_hash, state, lender_state)
        VALUES (${site}::uuid, ${site}::uuid, ${shopper}::uuid, ${shopper === null ? hashOf(applicant) : null}::text, 'draft', 'none')
        ON CONFLICT DO NOTHING`,
  )
}

export interface DraftFacts {
  vehicle: string
  car: string | null
  email: string
  phone: string
}

/** The plain facts of a draft: what it is about, and under which address its shopper is found (LAW-08). */
export const noteDraft = async (req: PayloadRequest, id: string, facts: DraftFacts): Promise<void> => {
  const { vehicle, car, email, phone } = facts
  await selectRows(
    req,
    sql`UPDATE finance_applications SET vehicle = ${vehicle}, car_id = ${car}::uuid, email = ${email}, phone = ${phone},
          updated_at = now() WHERE id = ${id}::uuid AND state = 'draft'`,
  )
}

/** One of the applicant's own, in any state. */
export const findOwn = async (req: PayloadRequest, applicant: Applicant, id: string): Promise<Application | null> =>
  oneOf(
    await selectRows(
      req,
      sql`SELECT ${COLUMNS} FROM finance_applications WHERE ${isOwn(applicant)} AND id = ${id}::uuid`,
    ),
  )

export const findApplication = async (req: PayloadRequest, id: string): Promise<Application | null> =>
  oneOf(await selectRows(req, sql`SELECT ${COLUMNS} FROM finance_applications WHERE id = ${id}::uuid`))

/** The last one that was sent; for the page that says so. */
export const lastSent = async (req: PayloadRequest, applicant: Applicant): Promise<Application | null> =>
  oneOf(
    await selectRows(
      req,
      sql`SELECT ${COLUMNS} FROM finance_applications WHERE ${isOwn(applicant)} AND state = 'submitted'
          ORDER BY submitted_at DESC LIMIT 1`,
    ),
  )

const LISTED = 20

const summary = z.object({
  id: z.string(),
  state: z.enum(applicationStates),
  lenderState: z.enum(lenderStates),
  vehicle: textColumn,
  at: z.string(),
})

/** An account's applications for the garage, the latest first. */
export const applicationsOf = async (req: PayloadRequest, applicant: Applicant): Promise<ApplicationSummary[]> =>
  summary.array().parse(
    await selectRows(
      req,
      sql`SELECT id::text, state::text, lender_state::text AS "lenderState", vehicle,
            to_json(coalesce(submitted_at, updated_at)) #>> '{}' AS at
          FROM finance_applications WHERE ${isOwn(applicant)} ORDER BY created_at DESC LIMIT ${LISTED}`,
    ),
  )

/** Deletes a draft with all that was saved. */
export const deleteDraft = async (req: PayloadRequest, id: string): Promise<void> => {
  await selectRows(req, sql`DELETE FROM finance_applications WHERE id = ${id}::uuid AND state = 'draft'`)
}

/** Deletes drafts that were not continued for so long. */
export const deleteOldDrafts = async (req: PayloadRequest): Promise<void> => {
  await selectRows(
    req,
    sql`DELETE FROM finance_applications
        WHERE state = 'draft' AND updated_at < now() - make_interval(days => ${DRAFT_DAYS})`,
  )
}
