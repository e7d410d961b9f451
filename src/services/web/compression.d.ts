/** The one way it is used here; its published types are those of Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  function compression(): (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  export = compression
}
