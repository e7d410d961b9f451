import { AsyncLocalStorage } from 'node:async_hooks'

/** What a line of the log says of the request it was written for (OPS-02). */
export interface CurrentRequest {
  /** Also the answer's `x-request-id`. */
  requestId: string
  /** Names the dealership. */
  host: string
}

declare global {
  var currentRequests: AsyncLocalStorage<CurrentRequest> | undefined
}

/** One per process: the proxy and each route are bundled on their own. */
const storage = (): AsyncLocalStorage<CurrentRequest> => (globalThis.currentRequests ??= new AsyncLocalStorage())

/** Everything that runs from here on for this request belongs to it. */
export const beginRequest = (request: CurrentRequest): void => storage().enterWith(request)

/** The request that is being answered here; undefined outside of one. */
export const currentRequest = (): CurrentRequest | undefined => storage().getStore()
