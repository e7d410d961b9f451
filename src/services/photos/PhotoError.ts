/**
 * Why a photo was not fetched, in words a dealer understands.
 *
 * refused   never: the address is forbidden or can never give a picture we take
 * failed    this time: worth another try later
 * away      the server could not be reached: another try later, and the whole host is left alone for a while
 * busy      the server asked for patience (429, 503): the whole host is left alone for as long as it said
 */
export class PhotoError extends Error {
  constructor(
    readonly kind: 'refused' | 'failed' | 'away' | 'busy',
    message: string,
    readonly retryAfterMs: number | null = null,
  ) {
    super(message)
    this.name = 'PhotoError'
  }
}
