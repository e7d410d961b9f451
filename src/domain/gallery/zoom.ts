/** A photo's transform in its frame: scale relative to the fitted size, and offset of its middle, in px. */
export interface Zoom {
  scale: number
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

interface Point {
  x: number
  y: number
}

/** The whole photo. */
export const FITTED: Zoom = { scale: 1, x: 0, y: 0 }
const SCALE_MAX = 5
/** What one press of a zoom key or button, or a double tap, does. */
export const ZOOM_STEP = 2

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** No further than the photo's edge may be pulled into the frame; a fitted photo stays in the middle. */
const kept = ({ scale, x, y }: Zoom, frame: Size): Zoom => {
  const spareX = ((scale - 1) * frame.width) / 2
  const spareY = ((scale - 1) * frame.height) / 2
  // + 0: never a minus zero
  return { scale, x: between(x, -spareX, spareX) + 0, y: between(y, -spareY, spareY) + 0 }
}

/** Zooms by a factor around `point` (px from the frame's middle), between the fitted size and five times that. */
export const zoomAround = (zoom: Zoom, factor: number, point: Point, frame: Size): Zoom => {
  const scale = between(zoom.scale * factor, 1, SCALE_MAX)
  const by = scale / zoom.scale
  return kept({ scale, x: point.x - (point.x - zoom.x) * by, y: point.y - (point.y - zoom.y) * by }, frame)
}

/** Move an enlarged photo by a drag. */
export const panBy = (zoom: Zoom, by: Point, frame: Size): Zoom =>
  kept({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame)

/** What two fingers did between two moments: how far apart they are now against before, and their middle. */
export const pinchOf = (before: readonly [Point, Point], now: readonly [Point, Point]) => {
  const apart = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y)
  const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  const from = middle(before)
  const to = middle(now)
  return { factor: apart(now) / Math.max(1, apart(before)), from, move: { x: to.x - from.x, y: to.y - from.y } }
}
