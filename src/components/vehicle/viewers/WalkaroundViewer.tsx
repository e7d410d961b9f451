'use client'

import { useState } from 'react'
import { cx } from '@/src/components/ui/cx'
import type { VideoSource } from '@/src/domain/gallery/videoSource'
import { STAGE_SIZES } from '../gallery/GalleryStrip'
import { VideoFace } from './VideoFace'

interface WalkaroundViewerProps {
  videos: VideoSource[]
  name: string
  poster: string | null
  cdn: string | null
}

/** The walkaround video, or one of several (GAL-07). */
export const WalkaroundViewer = ({ videos, name, poster, cdn }: WalkaroundViewerProps) => {
  const [at, setAt] = useState(0)
  const video = videos[at]
  if (!video) return null
  const number = videos.length > 1 ? ` ${at + 1}` : ''
  return (
    <div className="absolute inset-0">
      <VideoFace
        key={video.src}
        video={video}
        label={`Walkaround${number} of ${name}`}
        poster={poster}
        sizes={STAGE_SIZES}
        cdn={cdn}
      />
      {videos.length > 1 && (
        <div
          role="group"
          aria-label="Walkaround videos"
          className="absolute right-3 top-3 z-10 flex gap-1.5 sm:right-4 sm:top-4"
        >
          {videos.map(({ src }, each) => (
            <button
              key={src}
              type="button"
              aria-pressed={each === at}
              aria-label={`Video ${each + 1}`}
              onClick={() => setAt(each)}
              className={cx(
                'size-9 rounded-full text-sm font-semibold tabular',
                each === at ? 'bg-white text-fg' : 'bg-black/70 text-white hover:bg-black',
              )}
            >
              {each + 1}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
