export interface Spot {
  x: number
  y: number
}

/** The part of a drawing that is seen. */
export interface Frame {
  left: number
  top: number
  right: number
  bottom: number
}

type Side = (spot: Spot) => number

/** How far inside a spot is, for each side of a frame. */
const sides = ({ left, top, right, bottom }: Frame): Side[] => [
  ({ x }) => x - left,
  ({ x }) => right - x,
  ({ y }) => y - top,
  ({ y }) => bottom - y,
]

const crossing = (one: Spot, other: Spot, inside: Side): Spot => {
  const share = inside(one) / (inside(one) - inside(other))
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share }
}

/** A closed shape cut to a frame (Sutherland and Hodgman); empty when nothing of it is seen. */
export const clipRing = (ring: readonly Spot[], frame: Frame): Spot[] =>
  sides(frame).reduce<Spot[]>(
    (rest, inside) =>
      rest.flatMap((spot, index) => {
        const before = rest.at(index - 1) ?? spot
        const enters = inside(before) < 0 !== inside(spot) < 0
        return [...(enters ? [crossing(before, spot, inside)] : []), ...(inside(spot) < 0 ? [] : [spot])]
      }),
    [...ring],
  )

const misses = (one: Spot, other: Spot, frame: Frame): boolean =>
  sides(frame).some((inside) => inside(one) < 0 && inside(other) < 0)

/** The parts of an open line that may be seen in a frame, whole segments. */
export const clipLine = (line: readonly Spot[], frame: Frame): Spot[][] => {
  const parts: Spot[][] = []
  let part: Spot[] = []
  for (const [index, spot] of line.entries()) {
    const before = line[index - 1]
    if (before && !misses(before, spot, frame)) {
      if (part.length === 0) parts.push((part = [before]))
      part.push(spot)
    } else part = []
  }
  return parts
}

/** A shape without the points that lie nearer than `least` to the one before. */
export const thinned = (spots: readonly Spot[], least: number): Spot[] => {
  const kept: Spot[] = []
  for (const [index, spot] of spots.entries()) {
    const last = kept.at(-1)
    if (!last || index === spots.length - 1 || Math.hypot(spot.x - last.x, spot.y - last.y) >= least) kept.push(spot)
  }
  return kept
}
