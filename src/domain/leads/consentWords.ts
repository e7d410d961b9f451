// Apart from the schemas, which bring zod: pages show these words before a form is used.

/** Consent text of a search alert; shown with the form and stored with the lead and the saved search (LAW-07). */
export const searchAlertConsent =
  'By asking, you agree that we e-mail you, at most once a day, when a vehicle that fits this search comes in, costs less or is sold, and about nothing else. Each mail has a link that stops them.'

/** Beside the box of the dealership's terms (LEA-15); stored with the lead. */
export const TERMS_LABEL = 'I agree to the terms of use.'

/**
 * Whether a dealership's forms have the box of its terms (LEA-15). The line that says one must agree brings the box with
 * it (LEA-14): without one a shopper could not.
 */
export const asksForTerms = (forms: { requireTerms: boolean; showTermsNotice: boolean }): boolean =>
  forms.requireTerms || forms.showTermsNotice
