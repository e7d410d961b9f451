/** How an interior picture is shown: full panorama, scrolled sideways, or as a picture. */
export type InteriorKind = 'panorama' | 'wide' | 'picture'

/**
 * The kind of an interior picture, by its shape alone (GAL-08): twice as wide as high is an equirectangular panorama,
 * any other picture about that wide or wider is scrolled sideways, the rest is a picture.
 */
export const interiorKind = (widthPx: number, heightPx: number): InteriorKind => {
  const ratio = widthPx / Math.max(1, heightPx)
  if (Math.abs(ratio - 2) < 0.02) return 'panorama'
  return ratio > 2 ? 'wide' : 'picture'
}

/**
 * View direction inside a panorama: degrees to the right of its middle and upwards, and the horizontal field of view.
 */
export interface Look {
  yaw: number
  pitch: number
  fieldOfView: number
}

export const STRAIGHT_AHEAD: Look = { yaw: 0, pitch: 0, fieldOfView: 80 }
const PITCH_MAX = 85

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Turns the view, without limit sideways, limited up and down. Degrees. */
export const lookBy = (look: Look, yaw: number, pitch: number): Look => ({
  ...look,
  yaw: ((((look.yaw + yaw + 180) % 360) + 360) % 360) - 180,
  pitch: Math.min(PITCH_MAX, Math.max(-PITCH_MAX, look.pitch + pitch)),
})

/** Changes the field of view. */
export const lookCloser = (look: Look, factor: number): Look => ({
  ...look,
  fieldOfView: Math.min(100, Math.max(30, look.fieldOfView / factor)),
})

/** The view after a key; null when the panorama does not use that key. */
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
 * Where a point of the panorama (fractions of its width and height) is in a window of `aspect` width to height, as
 * fractions of the window; null when it is behind the viewer or out of view. The counterpart of the panorama's shader.
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
