/** The value when it is a text with something in it; else null. */
export const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
