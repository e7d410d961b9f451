import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import {
  type ApplicationDocument,
  documentKinds,
  documentTypes,
  MOST_DOCUMENTS,
} from '@/src/domain/finance/application/documents'
import { recordAudit } from '../audit/recordAudit'
import { inTransaction } from '../sql/inTransaction'
import { selectRows } from '../sql/selectRows'
import { cipherOf } from './sealedAnswers'

const contextOf = (application: string, document: string): string => `finance document ${application} ${document}`

const listed = z.object({
  id: z.string(),
  purpose: z.string(),
  name: z.string(),
  kind: z.enum(documentKinds),
  bytes: z.number(),
  sha256: z.string(),
})
const stored = listed.extend({ sealed: z.instanceof(Uint8Array) })

/** An application's documents without their content, in the order they came. */
export const documentsOf = async (req: PayloadRequest, application: string): Promise<ApplicationDocument[]> =>
  listed.array().parse(
    await selectRows(
      req,
      sql`SELECT id::text, purpose, name, kind, bytes, sha256 FROM finance_documents
          WHERE application_id = ${application}::uuid ORDER BY created_at, id`,
    ),
  )

export interface NewDocument {
  purpose: string
  name: string
  kind: ApplicationDocument['kind']
  content: Uint8Array
}

/**
 * Stores a document of a draft, sealed with the row it belongs to. 'full': it has as many as it may. 'gone': it was sent or deleted
 * while the file came and was scanned; what was sent gets no more, and a file of what was withdrawn would never be deleted.
 */
export const addDocument = (
  req: PayloadRequest,
  application: string,
  { purpose, name, kind, content }: NewDocument,
): Promise<'added' | 'full' | 'gone'> =>
  inTransaction(req, async () => {
    const drafts = await selectRows(
      req,
      sql`UPDATE finance_applications SET updated_at = now() WHERE id = ${application}::uuid AND state = 'draft' RETURNING id`,
    )
    if (drafts.length === 0) return 'gone'
    if ((await documentsOf(req, application)).length >= MOST_DOCUMENTS) return 'full'
    const id = crypto.randomUUID()
    const sealed = cipherOf(req).seal(contextOf(application, id), content)
    const hash = createHash('sha256').update(content).digest('hex')
    await selectRows(
      req,
      sql`INSERT INTO finance_documents (id, application_id, purpose, name, kind, bytes, sha256, sealed)
          VALUES (${id}::uuid, ${application}::uuid, ${purpose}, ${name}, ${kind}, ${content.byteLength}, ${hash}, ${sealed})`,
    )
    return 'added'
  })

/** Deletes a document of a draft; what was sent goes with its application. */
export const removeDocument = async (req: PayloadRequest, application: string, id: string): Promise<void> => {
  await selectRows(
    req,
    sql`DELETE FROM finance_documents USING finance_applications
        WHERE finance_documents.id = ${id}::uuid AND application_id = ${application}::uuid
          AND finance_applications.id = application_id AND finance_applications.state = 'draft'`,
  )
}

/**
 * A document to be downloaded, and the note of it in the audit log: both or neither. Null: there is none.
 *
 * @param by who reads it; staff are named by the log itself
 */
export const readDocument = (
  req: PayloadRequest,
  application: { id: string; tenant: string },
  document: string,
  by: 'staff' | 'the shopper',
): Promise<Response | null> =>
  inTransaction(req, async () => {
    const [row] = await selectRows(
      req,
      sql`SELECT id::text, purpose, name, kind, bytes, sha256, sealed FROM finance_documents
          WHERE id = ${document}::uuid AND application_id = ${application.id}::uuid`,
    )
    if (!row) return null
    const { sealed, kind, name } = stored.parse(row)
    const content = cipherOf(req).open(contextOf(application.id, document), sealed)
    await recordAudit(req, {
      tenant: application.tenant,
      action: 'finance-document-read',
      detail: { application: application.id, document, by },
    })
    return new Response(new Uint8Array(content), {
      headers: {
        'content-type': documentTypes[kind],
        'content-disposition': `attachment; filename="${name}"`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      },
    })
  })
