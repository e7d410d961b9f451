export interface SmsMessage {
  /** Number with its country's code: +61412345678. */
  to: string
  text: string
}

/** Sends text messages. */
export interface Sms {
  /** @throws SmsError, which never holds the number or the text. */
  send: (message: SmsMessage) => Promise<void>
}

/** Why a text message was not taken: the service's code or the HTTP status, and nothing of what it answered. */
export class SmsError extends Error {
  constructor(
    readonly code: string,
    /** False: asking again gives the same answer (no such number, no credit). */
    readonly mayRetry: boolean,
  ) {
    super(`A text message could not be sent (${code}).`)
    this.name = 'SmsError'
  }
}
