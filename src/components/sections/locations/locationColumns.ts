/** Columns of location cards by how many there are: exactly 6 in 3, more than 3 in 4, otherwise one each (LOC-03). */
export const locationColumns = (count: number): 1 | 2 | 3 | 4 => {
  if (count === 6) return 3
  if (count > 3) return 4
  return count === 3 ? 3 : count === 2 ? 2 : 1
}
