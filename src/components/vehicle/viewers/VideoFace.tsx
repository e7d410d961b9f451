'use client'

import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { ExternalLink, Play } from 'lucide-react'
import type { VideoSource } from '@/src/domain/gallery/videoSource'
import { Photo } from '@/src/components/ui/Photo'

const VideoPlayer = lazy(() => import('./VideoPlayer').then((module) => ({ default: module.VideoPlayer })))

interface VideoFaceProps {
  video: VideoSource
  /** Accessible name, such as 'Video of 2021 Toyota Corolla'. */
  label: string
  /** Photo behind the play button; null for a plain dark background. */
  poster: string | null
  sizes: string
  /** Whether it is visible: a video that is left stops. */
  active?: boolean
  first?: boolean
  cdn?: string | null
}

/**
 * A photo with a play button (GAL-05, GAL-07, VDP-15). Neither the video nor another site's player is loaded before the
 * button is pressed; without JavaScript it is a link to the video.
 */
export const VideoFace = ({
  video,
  label,
  poster,
  sizes,
  active = true,
  first = false,
  cdn = null,
}: VideoFaceProps) => {
  const [playing, setPlaying] = useState(false)
  if (playing && !active) setPlaying(false)
  const Icon = video.kind === 'link' ? ExternalLink : Play
  const play = (event: MouseEvent) => {
    if (video.kind === 'link') return
    event.preventDefault()
    setPlaying(true)
  }
  return (
    <div className="on-dark absolute inset-0 bg-black text-white">
      {poster && <Photo url={poster} alt="" sizes={sizes} first={first} cdn={cdn} />}
      {playing ? (
        <Suspense>
          <VideoPlayer video={video} label={label} />
        </Suspense>
      ) : (
        <a
          href={video.href}
          target="_blank"
          rel="noreferrer"
          onClick={play}
          aria-label={video.kind === 'link' ? `${label}, opens in a new window` : `Play: ${label}`}
          className="group/play absolute inset-0 grid place-items-center bg-linear-to-t from-black/55 via-black/15 to-black/25"
        >
          <span className="grid size-18 place-items-center rounded-full bg-white/95 text-fg shadow-raised transition group-hover/play:scale-106 motion-reduce:transition-none sm:size-20">
            <Icon className="size-7 sm:size-8" />
          </span>
        </a>
      )}
    </div>
  )
}
