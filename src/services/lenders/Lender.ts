/** A finance application as a lender takes it. Documents stay with the dealership; the lender learns which there are. */
export interface LenderApplication {
  application_id: string
  lender: string
  dealership: { id: string; name: string }
  /** ISO. */
  submitted_at: string
  vehicle: string
  /** By step, by question. Dollars and years as numbers. */
  answers: Record<string, Record<string, string | number | null>>
  consents: { to: string; text: string }[]
  signature: string
  documents: { purpose: string; name: string; bytes: number; sha256: string }[]
}

/** Sends applications to a lender. */
export interface LenderGateway {
  name: string
  /**
   * The lender's reference. The same application sent again is the same one (`Idempotency-Key`).
   *
   * @throws LenderError, which holds nothing of the application
   */
  send: (application: LenderApplication) => Promise<string>
}

/** Why an application was not taken: a status, and nothing of what was answered, which may repeat it. */
export class LenderError extends Error {
  constructor(
    readonly code: string,
    /** False: asking again gives the same answer. */
    readonly mayRetry: boolean,
  ) {
    super(`The lender did not take an application (${code}).`)
    this.name = 'LenderError'
  }
}
