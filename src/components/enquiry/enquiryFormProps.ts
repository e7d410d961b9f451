import { enquiryCategories, type EnquiryKind, isPlaceRequired } from '@/src/domain/leads/generalEnquiry'
import { checksOf, optInOf } from '@/src/components/forms/siteForms'
import type { Site } from '@/tenants/Site'
import { type DetailFields, noDetails } from './enquiryDetails'
import type { GeneralEnquiryFormProps } from './GeneralEnquiryForm'

export interface EnquiryAsked {
  kind: EnquiryKind
  submitLabel: string
  details?: Partial<DetailFields>
  message?: { label?: string; text?: string }
  /** Type of the locations to choose from; null for any. */
  locationType?: 'sales' | 'service' | 'parts' | null
  /** What the form starts with, by the names of its inputs (RTE-10). */
  prefill?: Record<string, string>
}

/** Props of the form on a site: its locations, its opt-in, whether a message is required (LEA-08..12). */
export const enquiryFormProps = (
  site: Pick<Site, 'settings' | 'locations' | 'isGroup' | 'legal'>,
  { kind, submitLabel, details, message, locationType = null, prefill }: EnquiryAsked,
): GeneralEnquiryFormProps => {
  const { locations, isGroup } = site
  const { forms } = site.settings
  const fitting = locations.filter((location) => locationType === null || location.locationType === locationType)
  const placeRequired = isPlaceRequired(site)
  const asksPlace = forms.locationSelect || isGroup || locationType !== null || prefill?.location_id !== undefined
  return {
    kind,
    submitLabel,
    details: { ...noDetails, ...details, rego: details?.rego || (kind === 'contact' && forms.showRego) },
    categories: kind === 'contact' ? enquiryCategories : [],
    placeLabel: isGroup ? 'Dealership' : 'Location',
    locations: asksPlace ? fitting.map(({ id, name }) => ({ id, name })) : [],
    message: {
      label: message?.label ?? 'Comments',
      required: kind === 'contact' && forms.messageRequired,
      text: message?.text ?? '',
    },
    optIn: optInOf(site, null),
    checks: { ...checksOf(site), placeRequired },
    prefill,
  }
}
