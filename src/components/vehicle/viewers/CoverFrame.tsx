import type { ReactNode } from 'react'

/** Width to height of the stage that pictures fill. */
const STAGE_RATIO = 8 / 5

interface CoverFrameProps {
  /** Width to height of the picture. */
  ratio: number
  children: ReactNode
}

/**
 * A box with the picture's aspect ratio that covers the stage like `object-cover`, so that an element positioned at a
 * fraction of the picture stays on the same point of it, however it is cropped.
 */
export const CoverFrame = ({ ratio, children }: CoverFrameProps) => (
  <div
    style={{ aspectRatio: ratio }}
    className={`absolute left-1/2 top-1/2 -translate-1/2 ${ratio >= STAGE_RATIO ? 'h-full' : 'w-full'}`}
  >
    {children}
  </div>
)
