/** '2018–2022', '2021', '' of none. */
export const between = (values: readonly number[], worded: (value: number) => string = String): string => {
  if (values.length === 0) return ''
  const [least, most] = [Math.min(...values), Math.max(...values)].map(worded)
  return least === most ? `${least}` : `${least}–${most}`
}
