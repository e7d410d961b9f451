'use client'

import { type RefObject, useEffect, useImperativeHandle } from 'react'
import { ZOOM_STEP } from '@/src/domain/gallery/zoom'
import { Photo } from '@/src/components/ui/Photo'
import { useZoom } from './useZoom'

/** Actions of the full screen's keys and buttons on the visible photo. */
export interface PhotoZoom {
  closer: () => void
  away: () => void
  toggle: () => void
}

interface ZoomablePhotoProps {
  url: string
  alt: string
  /** Visible. */
  active: boolean
  /** Visible or next to the visible one: already loaded. */
  near: boolean
  cdn: string | null
  ref: RefObject<PhotoZoom | null> | null
  onScale: (scale: number) => void
}

/** A photo as large as the window, that can be enlarged and moved about (GAL-02). */
export const ZoomablePhoto = ({ url, alt, active, near, cdn, ref, onScale }: ZoomablePhotoProps) => {
  const { frame, zoom, toggle, change, handlers, within } = useZoom(active)
  const { scale, x, y } = zoom
  useImperativeHandle(ref, () => ({
    closer: () => change(ZOOM_STEP),
    away: () => change(1 / ZOOM_STEP),
    toggle: () => toggle(),
  }))
  useEffect(() => {
    if (active) onScale(scale)
  }, [active, onScale, scale])
  return (
    <div
      ref={frame}
      {...handlers}
      onDoubleClick={(event) => toggle(within(event.currentTarget, event))}
      className={
        scale > 1
          ? 'absolute inset-0 cursor-grab touch-none overflow-hidden active:cursor-grabbing'
          : 'absolute inset-0 cursor-zoom-in touch-pan-x overflow-hidden'
      }
    >
      <Photo
        url={url}
        alt={alt}
        // A zoomed photo needs more pixels.
        sizes={`${Math.ceil(scale) * 100}vw`}
        cdn={cdn}
        {...(near ? { loading: 'eager' } : {})}
        className="object-contain select-none"
        style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
      />
    </div>
  )
}
