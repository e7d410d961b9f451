const format = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeStyle: 'long', timeZone: 'Australia/Sydney' })

/** The moment of a signature in words, by Sydney's clocks, whose name is in it. `at`: ISO. */
export const signedAt = (at: string): string => format.format(new Date(at))
