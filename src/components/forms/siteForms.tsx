import { asksForTerms } from '@/src/domain/leads/consentWords'
import type { FormChecks } from '@/src/domain/leads/formFields'
import { Markdown } from '@/src/components/ui/Markdown'
import { legalAt } from '@/tenants/legalAt'
import type { Site } from '@/tenants/Site'
import type { OptIn } from './FormFooter'

/**
 * Consent, terms and notice of a site's forms (LEA-12..15, LAW-07, LAW-08).
 *
 * @param state of the car the form is about; null without one
 */
export const optInOf = (site: Pick<Site, 'settings' | 'legal' | 'locations'>, state: string | null): OptIn => {
  const { optInLabel, optInDefault, customTerms, showTermsNotice } = site.settings.forms
  return {
    label: optInLabel,
    checked: optInDefault,
    notice: legalAt(site, state).collectionNotice,
    terms: {
      text: customTerms === null ? null : <Markdown text={customTerms} className="space-y-2 text-sm text-muted" />,
      showNotice: showTermsNotice,
      required: asksForTerms(site.settings.forms),
    },
  }
}

/** How a site's forms are checked, as props of a form. */
export const checksOf = ({ settings }: Pick<Site, 'settings'>): FormChecks => {
  const { messageRequired, enforceValidation, requireTerms, showTermsNotice } = settings.forms
  return { messageRequired, enforceValidation, requireTerms, showTermsNotice }
}
