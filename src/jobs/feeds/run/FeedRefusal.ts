export type FeedRefusalCode =
  'run_in_progress' | 'stale_sequence' | 'key_reused' | 'client_inactive' | 'not_held' | 'not_found'

/** A delivery or decision that is not taken, with what the API answers (FEED-05). */
export class FeedRefusal extends Error {
  override readonly name = 'FeedRefusal'

  /** @param runId the run it is about, when there is one */
  constructor(
    readonly code: FeedRefusalCode,
    message: string,
    readonly runId: string | null = null,
  ) {
    super(message)
  }
}
