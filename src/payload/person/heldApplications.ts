import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { answeredSections } from '@/src/domain/finance/application/answers'
import { applicationStates } from '@/src/domain/finance/application/applicationStates'
import type { HeldApplication } from '@/src/domain/privacy/HeldData'
import { answersOf } from '../applications/sealedAnswers'
import { documentsOf } from '../applications/sealedDocuments'
import { selectRows } from '../sql/selectRows'
import { textColumn } from '../sql/textColumn'
import { idList, isApplicationOf, type Person } from './Person'

const applicationRow = z.object({
  id: z.string(),
  dealership: z.string(),
  vehicle: textColumn,
  state: z.enum(applicationStates),
  at: z.string(),
  lender: textColumn,
})

/** Finance applications with their answers, opened for the person they are about. */
export const applicationsOf = async (
  req: PayloadRequest,
  tenants: readonly string[],
  person: Person,
): Promise<HeldApplication[]> => {
  const rows = await selectRows(
    req,
    sql`SELECT finance_applications.id::text, tenants.name AS dealership, vehicle, state::text,
          to_json(coalesce(submitted_at, finance_applications.updated_at)) #>> '{}' AS at,
          CASE WHEN lender_state = 'sent' THEN lender ELSE '' END AS lender
        FROM finance_applications JOIN tenants ON tenants.id = finance_applications.tenant_id
        WHERE (finance_applications.tenant_id IN ${idList(tenants)} OR finance_applications.site_id IN ${idList(tenants)})
          AND ${isApplicationOf(person)} ORDER BY finance_applications.created_at DESC`,
  )
  return Promise.all(
    applicationRow
      .array()
      .parse(rows)
      .map(async (row) => {
        const [answers, documents] = await Promise.all([answersOf(req, row.id), documentsOf(req, row.id)])
        return { ...row, answers: answeredSections(answers), documents: documents.map(({ name }) => name) }
      }),
  )
}
