import { z } from 'zod'
import { UPLOAD_MAX_BYTES } from '@/src/domain/bodyLimits'
import { pagePath } from '@/src/domain/finance/application/applicationPages'
import {
  DOCUMENT_MAX_BYTES,
  documentName,
  type documentNews,
  documentPurposes,
  sniffDocument,
} from '@/src/domain/finance/application/documents'
import { env } from '@/src/env'
import { findDraft } from '@/src/payload/applications/applications'
import { addDocument } from '@/src/payload/applications/sealedDocuments'
import { formBody } from '@/src/payload/http/requestBody'
import { virusScanner } from '@/src/services/virusScan/virusScanner'
import { seeOther } from '../../shopper/withShopper'
import { type ApplicantCall, noApplication, withApplicant } from '../withApplicant'

const purposes = documentPurposes.map(([value]) => value)
const sentForm = z.object({ purpose: z.enum(purposes).catch('other'), file: z.instanceof(File) })

type Said = keyof typeof documentNews

/** Checks, scans and stores a file; what the page says of it. */
const take = async ({ req, applicant }: ApplicantCall, form: FormData | null): Promise<Said | null> => {
  const draft = await findDraft(req, applicant)
  if (!draft) return null
  const sent = sentForm.safeParse({ purpose: form?.get('purpose'), file: form?.get('file') })
  if (!sent.success || sent.data.file.size === 0) return 'none'
  const { purpose, file } = sent.data
  if (file.size > DOCUMENT_MAX_BYTES) return 'large'
  const content = new Uint8Array(await file.arrayBuffer())
  const kind = sniffDocument(content)
  if (!kind) return 'kind'
  const verdict = await virusScanner(env())
    .scan(content)
    .catch((error: unknown) => {
      req.payload.logger.error({ err: error }, 'A document could not be scanned and was refused.')
      return null
    })
  if (!verdict) return 'unchecked'
  if (verdict.kind === 'found') {
    req.payload.logger.warn({ found: verdict.name }, 'A document was refused by the virus scan.')
    return 'unsafe'
  }
  const stored = await addDocument(req, draft.id, { purpose, name: documentName(file.name, kind), kind, content })
  return stored === 'gone' ? null : stored
}

/**
 * `POST /api/finance-application/documents`, a form with `purpose` and `file`: stores a document of the application that is being
 * filled in. Back to its page, which says what came of it.
 */
export const POST = (request: Request): Promise<Response> =>
  withApplicant(request, async (call) => {
    const back = (said: Said) => seeOther(`${pagePath('documents')}?said=${said}`)
    const body = await formBody(request, UPLOAD_MAX_BYTES)
    if (body instanceof Response) return back('large')
    const said = await take(call, body.form)
    return said === null ? noApplication() : back(said)
  })
