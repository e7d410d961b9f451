/** Joins class names, leaving out what is false, null or undefined. */
export const cx = (...classes: (string | false | null | undefined)[]): string => classes.filter(Boolean).join(' ')
