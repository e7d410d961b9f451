/** How an interior picture is shown: all round, drawn out sideways, or as it is. */
export type InteriorKind = 'panorama' | 'wide' | 'picture'

/**
 * What an interior picture is, by its shape alone (GAL-08): twice as wide as high is a full panorama (equirectangular),
 * anything wider than that or nearly so is looked along sideways, the rest is a picture.
 */
export const interiorKind = (widthPx: number, heightPx: number): InteriorKind => {
  const ratio = widthPx / Math.max(1, heightPx)
  if (Math.abs(ratio - 2) < 0.02) return 'panorama'
  return ratio > 2 ? 'wide' : 'picture'
}

/** Where somebody inside a panorama looks: degrees to the right of its middle and upwards, and how much is seen across. */
export interface Look {
  yaw: number
  pitch: number
  fieldOfView: number
}

export const STRAIGHT_AHEAD: Look = { yaw: 0, pitch: 0, fieldOfView: 80 }
const PITCH_MAX = 85

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Turn the head, all the way round sideways, but not over. Degrees. */
export const lookBy = (look: Look, yaw: number, pitch: number): Look => ({
  ...look,
  yaw: ((((look.yaw + yaw + 180) % 360) + 360) % 360) - 180,
  pitch: Math.min(PITCH_MAX, Math.max(-PITCH_MAX, look.pitch + pitch)),
})

/** See more or less at once. */
export const lookCloser = (look: Look, factor: number): Look => ({
  ...look,
  fieldOfView: Math.min(100, Math.max(30, look.fieldOfView / factor)),
})

/** What a key does to the look; null: the key is not the panorama's. */
export const lookByKey = (look: Look, key: string): Look | null => {
  if (key === 'ArrowRight') return lookBy(look, 10, 0)
  if (key === 'ArrowLeft') return lookBy(look, -10, 0)
  if (key === 'ArrowUp') return lookBy(look, 0, 10)
  if (key === 'ArrowDown') return lookBy(look, 0, -10)
  if (key === '+' || key === '=') return lookCloser(look, 1.25)
  if (key === '-') return lookCloser(look, 0.8)
  return null
}

/**
 * Where a point of the panorama (fractions of its width and height) lies in a window of `aspect` width to height, as
 * fractions of the window; null: behind the back, or out of sight. The counterpart of the panorama's shader.
 */
export const seenAt = (
  point: { x: number; y: number },
  look: Look,
  aspect: number,
): { x: number; y: number } | null => {
  const longitude = (point.x - 0.5) * 2 * Math.PI - radians(look.yaw)
  const latitude = (0.5 - point.y) * Math.PI
  const pitch = radians(look.pitch)
  const right = Math.cos(latitude) * Math.sin(longitude)
  const level = Math.cos(latitude) * Math.cos(longitude)
  const ahead = level * Math.cos(pitch) + Math.sin(latitude) * Math.sin(pitch)
  const up = Math.sin(latitude) * Math.cos(pitch) - level * Math.sin(pitch)
  if (ahead <= 0.01) return null
  const reach = Math.tan(radians(look.fieldOfView) / 2)
  const x = 0.5 + right / ahead / reach / 2
  const y = 0.5 - (up / ahead / reach / 2) * aspect
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : null
}
