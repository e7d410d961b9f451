import { z } from 'zod'
import { findDraft, lastSent } from '@/src/payload/applications/applications'
import { readDocument } from '@/src/payload/applications/sealedDocuments'
import { noApplication, withApplicant } from '../../withApplicant'

interface Context {
  params: Promise<{ id: string }>
}

/** `GET /api/finance-application/documents/{id}`: one of the shopper's own documents, as a download. Audited. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  withApplicant(request, async ({ req, applicant }) => {
    const { data: document } = z.uuid().safeParse((await params).id)
    if (!document) return noApplication()
    const own = [await findDraft(req, applicant), await lastSent(req, applicant)]
    for (const application of own) {
      const found = application && (await readDocument(req, application, document, 'the shopper'))
      if (found) return found
    }
    return noApplication()
  })
