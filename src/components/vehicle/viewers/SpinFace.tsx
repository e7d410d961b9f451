import { Rotate3d } from 'lucide-react'
import { frameAddress } from '@/src/domain/media/imageAddress'

interface SpinFaceProps {
  frame: string
  name: string
  cdn: string | null
  /** The first picture of the page. */
  first: boolean
}

/** The first frame of the spin, shown until the viewer and all frames are loaded (GAL-13, GAL-20). */
export const SpinFace = ({ frame, name, cdn, first }: SpinFaceProps) => (
  <div className="absolute inset-0 noscript:hidden">
    <img
      src={frameAddress(frame, cdn)}
      alt={`${name}, 360° view`}
      draggable={false}
      className="absolute inset-0 size-full object-cover"
      {...(first ? { fetchPriority: 'high' } : {})}
    />
    <span className="absolute inset-x-0 bottom-5 mx-auto inline-flex h-9 w-fit items-center gap-2 rounded-full bg-black/70 px-4 text-xs font-semibold text-white">
      <Rotate3d className="size-4" />
      360° view
    </span>
  </div>
)
