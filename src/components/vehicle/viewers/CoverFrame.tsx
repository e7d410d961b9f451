import type { ReactNode } from 'react'

/** Width to height of the stage that pictures fill. */
const STAGE_RATIO = 8 / 5

interface CoverFrameProps {
  /** Width to height of the picture. */
  ratio: number
  children: ReactNode
}

/**
 * A box of a picture's own shape that covers the stage, as `object-cover` would lay it, so that what is placed at a
 * fraction of the picture lies on the same point of it whatever is cut off.
 */
export const CoverFrame = ({ ratio, children }: CoverFrameProps) => (
  <div
    style={{ aspectRatio: ratio }}
    className={`absolute left-1/2 top-1/2 -translate-1/2 ${ratio >= STAGE_RATIO ? 'h-full' : 'w-full'}`}
  >
    {children}
  </div>
)
