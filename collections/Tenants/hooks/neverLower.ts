import type { FieldHook } from 'payload'

const whole = (value: unknown): number => (typeof value === 'number' && value >= 1 ? Math.floor(value) : 1)

/** A version only rises: a form that was open while it was raised must not bring withdrawn links back (FEED-09). */
export const neverLower: FieldHook = ({ value, previousValue }) => Math.max(whole(value), whole(previousValue))
