/** A form's errors in the order of its fields: a rule over several of them is checked after all others. */
export const inFormOrder = <E>(errors: Readonly<Record<string, E>>, fields: readonly string[]): Record<string, E> => {
  const place = (name: string): number => (fields.includes(name) ? fields.indexOf(name) : fields.length)
  return Object.fromEntries(Object.entries(errors).toSorted(([one], [other]) => place(one) - place(other)))
}
