/** A form's errors in the order of its fields: a rule over several of them is checked after all others. */
export const inFormOrder = <Errors extends object>(errors: Errors, fields: readonly string[]): Errors => {
  const place = (name: string): number => (fields.includes(name) ? fields.indexOf(name) : fields.length)
  const ordered = Object.entries(errors).toSorted(([one], [other]) => place(one) - place(other))
  return Object.assign({}, ...ordered.map(([name, error]) => ({ [name]: error })))
}
