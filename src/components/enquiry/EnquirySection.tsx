import type { Site } from '@/tenants/Site'
import { EnquiryBand, type EnquiryBandProps } from './EnquiryBand'
import { type EnquiryAsked, enquiryFormProps } from './enquiryFormProps'
import { GeneralEnquiryForm } from './GeneralEnquiryForm'

/** A band with the enquiry form on the right and what happens next on the left. */
export const EnquirySection = ({ site, ...props }: { site: Site } & EnquiryAsked & EnquiryBandProps) => {
  const { kind, submitLabel, details, message, locationType, prefill, ...band } = props
  const asked = { kind, submitLabel, details, message, locationType, prefill }
  return <EnquiryBand {...band} form={<GeneralEnquiryForm {...enquiryFormProps(site, asked)} />} />
}
