/** Result of checking a token; 'unavailable' when the check itself failed. */
export type CaptchaVerdict = 'passed' | 'failed' | 'unavailable'

/** Checks that a form was sent by a person's browser (LEA-37). Never throws. */
export interface Captcha {
  /** @param remoteAddress of the visitor; null when unknown */
  verify: (token: string, remoteAddress: string | null) => Promise<CaptchaVerdict>
}
