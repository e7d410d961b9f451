export type FeedRefusalCode =
  | 'run_in_progress'
  | 'stale_sequence'
  | 'key_reused'
  | 'client_inactive'
  | 'not_held'
  | 'not_found'
  | 'too_many_useless'

/** A delivery or decision that is not taken, with what the API answers (FEED-05). */
export class FeedRefusal extends Error {
  override readonly name = 'FeedRefusal'

  /**
   * @param runId the run it is about, when there is one
   * @param retryAfterSeconds when to send it again, where only time is asked for
   */
  constructor(
    readonly code: FeedRefusalCode,
    message: string,
    readonly runId: string | null = null,
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message)
  }
}
