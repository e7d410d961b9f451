/** Why a lead is held, as staff read it (LEA-18, LEA-37, BUY-07). Stored as `held_because` in its attributes. */
export const heldReasons = {
  trap: 'A field that people cannot see was filled in.',
  captcha: 'The captcha was not passed: no JavaScript, no connection to it, or a program.',
  too_fast: 'It was sent by a page that nobody had touched, at once.',
  payment: 'The deposit is being paid: the lead is delivered when that is settled.',
} as const

export type HeldReason = keyof typeof heldReasons

/** The words of a stored reason; '' for none. */
export const heldWords = (reason: string): string =>
  Object.entries(heldReasons).find(([known]) => known === reason)?.[1] ?? ''
