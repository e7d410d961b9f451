/** Where the banner stands on every page of a site that asks for consent. */
export const CONSENT_ANCHOR = 'privacy-choices'
/** Dispatched on `document` when the visitor has chosen. */
export const CONSENT_CHOSEN = 'site:consent'
