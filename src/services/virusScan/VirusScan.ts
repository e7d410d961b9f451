/** What a scan says of a file. */
export type Verdict = { kind: 'clean' } | { kind: 'found'; name: string }

/** Looks at uploaded files before they are stored. */
export interface VirusScan {
  name: string
  /** @throws ScanError where the file could not be looked at: then it is not stored. */
  scan: (content: Uint8Array) => Promise<Verdict>
}

/** A file could not be scanned. */
export class ScanError extends Error {
  override name = 'ScanError'
}
