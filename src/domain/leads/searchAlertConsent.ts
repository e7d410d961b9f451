/** Consent text of a search alert; shown with the form and stored with the lead (LAW-07). */
export const searchAlertConsent =
  'By asking, you agree that we e-mail you when a vehicle comes in that fits this search, and about nothing else. You can tell us to stop at any time.'
