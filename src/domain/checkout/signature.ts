const format = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeStyle: 'long', timeZone: 'Australia/Sydney' })

/** The moment of a signature in words, by Sydney's clocks, whose name is in it. `at`: ISO. */
export const signedAt = (at: string): string => format.format(new Date(at))

/** Beside the box of the order form; kept with the signature (LAW-07). */
export const ORDER_CONSENT = 'I have read this order and its terms, and agree to buy the vehicle on them.'

/** Width and height of the drawing that a signature is a path on. */
export const SIGNATURE_BOX = { width: 600, height: 160 }
