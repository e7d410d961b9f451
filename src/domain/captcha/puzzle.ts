/**
 * The built-in captcha's puzzle: a number whose SHA-256 together with the challenge starts with so many zero bits. The
 * answer that is sent is '{challenge}.{number}', which is also the text that is hashed.
 */
export interface Puzzle {
  challenge: string
  bits: number
  /** For how long an answer is accepted. */
  validSeconds: number
}

/** The answer with one number. */
export const puzzleAnswer = (challenge: string, number: number): string => `${challenge}.${number}`

/** Zero bits at the start of a hash. */
export const leadingZeroBits = (hash: Uint8Array): number => {
  const at = hash.findIndex((byte) => byte !== 0)
  return at === -1 ? hash.length * 8 : at * 8 + Math.clz32(hash[at] ?? 0) - 24
}
