/** 'Harbour City Auto' -> 'HC'. Letters and digits only, so the result is safe in a drawing. */
export const initialsOf = (name: string): string =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase()
