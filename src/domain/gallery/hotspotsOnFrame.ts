import type { Hotspot } from '../stock/photos/hotspots'

/** A hotspot where one picture shows it: fractions of the picture's width and height. */
export interface ShownHotspot {
  id: string
  description: string
  x: number
  y: number
}

const isInside = (part: number): boolean => part >= 0 && part <= 1

/** The hotspots a frame of the spin shows, each at its place on that frame (GAL-09, CAR-21). The interior is frame 0. */
export const hotspotsOnFrame = (hotspots: readonly Hotspot[], frame: number): ShownHotspot[] =>
  hotspots.flatMap(({ id, description, positions }) => {
    const place = positions.find((position) => position.frame === frame)
    return place && isInside(place.x) && isInside(place.y) ? [{ id, description, x: place.x, y: place.y }] : []
  })

/** Whether any frame of the view shows the hotspot. */
const isShown = ({ positions }: Hotspot, count: number): boolean =>
  positions.some(({ frame, x, y }) => frame < count && isInside(x) && isInside(y))

/** What of a set is worth sending to the page: hotspots with words and a place on one of `count` frames (GAL-09). */
export const usefulHotspots = (hotspots: readonly Hotspot[], count: number): Hotspot[] =>
  hotspots.filter((hotspot) => hotspot.description.trim() !== '' && isShown(hotspot, count))

/**
 * The frame to turn to for a hotspot: of those that show it, the nearest to `frame`; at equal distance the one ahead.
 * Null when no frame shows it.
 */
export const nearestFrameWith = ({ positions }: Hotspot, frame: number, count: number): number | null => {
  const away = (other: number): number => {
    const ahead = (((other - frame) % count) + count) % count
    return Math.min(ahead, count - ahead + 0.5)
  }
  const frames = positions.filter(({ x, y }) => isInside(x) && isInside(y)).map((position) => position.frame)
  const [nearest] = frames.filter((each) => each < count).sort((one, other) => away(one) - away(other))
  return nearest ?? null
}
