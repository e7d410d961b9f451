/** Why a file cannot be read at all; API clients get the code, people the message. */
export type FeedFileErrorCode =
  | 'empty'
  | 'not_a_feed'
  | 'bad_syntax'
  | 'truncated'
  | 'too_long'
  | 'too_many_columns'
  | 'no_columns'
  | 'wrong_profile'
  | 'bad_mapping'
  | 'sender_error'
  | 'useless'

/** A file that is no feed, or not the kind its client is set up for; no more rows can be read from it (FEED-04). */
export class FeedFileError extends Error {
  override readonly name = 'FeedFileError'

  /** @param line where reading stopped (see FeedRow); null when the error concerns the whole file */
  constructor(
    readonly code: FeedFileErrorCode,
    message: string,
    readonly line: number | null = null,
  ) {
    super(message)
  }
}
