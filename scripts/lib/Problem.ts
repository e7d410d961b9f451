/** A failure the user can do something about: what happened, then the way out. Printed without a stack. */
export class Problem extends Error {
  readonly wayOut: string

  constructor(message: string, wayOut: string) {
    super(message)
    this.name = 'Problem'
    this.wayOut = wayOut
  }
}

/** One printable text for anything thrown: a Problem shows its way out, anything else its stack. */
export const explain = (error: unknown): string => {
  if (error instanceof Problem) return `✗ ${error.message}\n${error.wayOut.replaceAll(/^/gm, '  ')}`
  if (error instanceof Error) return `✗ ${error.stack ?? error.message}`
  return `✗ ${String(error)}`
}
