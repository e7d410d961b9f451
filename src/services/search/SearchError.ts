/** What went wrong in the search engine, and so who has to act. */
export type SearchErrorKind =
  /** Not reachable, too slow or overloaded: the same call may succeed later. */
  | 'unavailable'
  /** The engine understood the call and refuses it: repeating it is useless. */
  | 'rejected'
  /** An accepted task ended as failed or cancelled. */
  | 'task_failed'

/** Every failure of `src/services/search`. `code` is the engine's own, when it gave one. */
export class SearchError extends Error {
  override readonly name = 'SearchError'

  constructor(
    readonly kind: SearchErrorKind,
    message: string,
    readonly code: string | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** True: nothing is wrong with the data, try again later. */
export const isUnavailable = (error: unknown): boolean => error instanceof SearchError && error.kind === 'unavailable'

/** The SDK wraps what its HTTP client throws: gives the SearchError inside back, and takes anything else as it is. */
export const unwrapped = async <T>(call: PromiseLike<T>): Promise<T> => {
  try {
    return await call
  } catch (error) {
    throw error instanceof Error && error.cause instanceof SearchError ? error.cause : error
  }
}
