// Apart from the schemas, which bring zod: pages show these words before a form is used.

/** Consent text of a search alert; shown with the form and stored with the lead and the saved search (LAW-07). */
export const searchAlertConsent =
  'By asking, you agree that we e-mail you, at most once a day, when a vehicle that fits this search comes in, costs less or is sold, and about nothing else. Each mail has a link that stops them.'

/** Beside the box of the dealership's terms (LEA-15). */
export const TERMS_LABEL = 'I agree to the terms of use.'
