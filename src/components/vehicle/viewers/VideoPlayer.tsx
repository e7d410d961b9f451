'use client'

import type { VideoSource } from '@/src/domain/gallery/videoSource'

interface VideoPlayerProps {
  video: VideoSource
  label: string
}

/** The play button had focus and has been removed. */
const takeFocus = (player: HTMLElement | null): void => player?.focus({ preventScroll: true })

/** Plays at once, because it is mounted only after the play button was pressed (GAL-05, GAL-07, VDP-15). */
export const VideoPlayer = ({ video: { kind, src }, label }: VideoPlayerProps) =>
  kind === 'file' ? (
    <video
      ref={takeFocus}
      src={src}
      aria-label={label}
      controls
      autoPlay
      playsInline
      className="absolute inset-0 size-full bg-black object-contain"
    />
  ) : (
    <iframe
      ref={takeFocus}
      src={`${src}&autoplay=1`}
      title={label}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      className="absolute inset-0 size-full border-0 bg-black"
    />
  )
