/**
 * Whether two words differ by at most one slip of the fingers: a letter more, less, wrong, or two swapped (Damerau
 * distance 1). The first letters must agree or be swapped: people rarely get those wrong, and 'Bolt' is not 'Colt'.
 */
export const oneSlip = (one: string, other: string): boolean => {
  if (one === other) return true
  if (Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  if (at === 0 && !(one[0] === other[1] && one[1] === other[0])) return false
  const [restOne, restOther] = [one.slice(at), other.slice(at)]
  if (restOne.slice(1) === restOther.slice(1)) return true
  if (restOne.slice(1) === restOther || restOne === restOther.slice(1)) return true
  return restOne[0] === restOther[1] && restOne[1] === restOther[0] && restOne.slice(2) === restOther.slice(2)
}
