'use client'

import type { VideoSource } from '@/src/domain/gallery/videoSource'

interface VideoPlayerProps {
  video: VideoSource
  label: string
}

/** Plays at once: it is only there after somebody asked for it (GAL-05, GAL-07, VDP-15). */
export const VideoPlayer = ({ video: { kind, src }, label }: VideoPlayerProps) =>
  kind === 'file' ? (
    <video
      ref={(player) => player?.focus({ preventScroll: true })}
      src={src}
      aria-label={label}
      controls
      autoPlay
      playsInline
      className="absolute inset-0 size-full bg-black object-contain"
    />
  ) : (
    <iframe
      ref={(frame) => frame?.focus({ preventScroll: true })}
      src={`${src}&autoplay=1`}
      title={label}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      className="absolute inset-0 size-full border-0 bg-black"
    />
  )
