import { filedAs } from '@/src/domain/leads/generalEnquiry'
import { enquiryRequestSchema } from '@/src/domain/leads/leadRequest'
import { storeEnquiry, takeLead } from './takeLead'

/**
 * `POST /api/enquiries` (LEA-01): an enquiry of ENT-21, stored as a lead with the same rules as a page's form. 201 with
 * `lead_id`; a repetition answers the first one's.
 */
export const POST = (request: Request): Promise<Response> =>
  takeLead(
    request,
    () => enquiryRequestSchema,
    (site, enquiry, sender) =>
      storeEnquiry(site, { ...enquiry, ...filedAs(enquiry.category, enquiry.subcategory) }, sender),
  )
