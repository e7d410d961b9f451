import { SPIN_PX_PER_FRAME } from '../constants/vehicle'

/** A frame number brought back into one turn: -1 is the last. `count` frames, at least one. */
export const wrapFrame = (frame: number, count: number): number => ((frame % count) + count) % count

/**
 * The frame under a finger that went down on frame `from` and has moved `dx` pixels to the right: one frame for every
 * 20 px, round and round (GAL-17). Frames are taken walking round the car so that dragging to the right brings the
 * previous one.
 */
export const frameAfterDrag = (from: number, dxPx: number, count: number): number =>
  wrapFrame(from - Math.trunc(dxPx / SPIN_PX_PER_FRAME), count)

/** The frame after a key of a focused spin (GAL-14); null when the spin does not use that key. */
export const frameAfterKey = (frame: number, key: string, count: number): number | null => {
  if (key === 'ArrowRight' || key === 'ArrowUp') return wrapFrame(frame + 1, count)
  if (key === 'ArrowLeft' || key === 'ArrowDown') return wrapFrame(frame - 1, count)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}

interface Rotation {
  frame: number
  /** Steps made since the rotation began. */
  steps: number
}

/** One step of the automatic rotation; null after a whole turn (GAL-16). */
export const autoRotate = ({ frame, steps }: Rotation, count: number): Rotation | null =>
  steps >= count ? null : { frame: wrapFrame(frame + 1, count), steps: steps + 1 }

/** The next frame of the short way round to `goal`; at equal distance ahead. At the goal it stays. */
export const stepTowards = (frame: number, goal: number, count: number): number => {
  const ahead = wrapFrame(goal - frame, count)
  if (ahead === 0) return frame
  return wrapFrame(frame + (ahead <= count / 2 ? 1 : -1), count)
}

/** The frame to show for `frame`: itself, or the next one that is loaded (GAL-13). Null when none is. */
export const frameToShow = (frame: number, failed: ReadonlySet<number>, count: number): number | null => {
  for (let ahead = 0; ahead < count; ahead += 1) {
    const candidate = wrapFrame(frame + ahead, count)
    if (!failed.has(candidate)) return candidate
  }
  return null
}
