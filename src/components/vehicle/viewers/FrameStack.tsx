'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'

interface FrameStackProps {
  /** The pictures as they were fetched; making elements of their own for them would load each once more. */
  images: readonly HTMLImageElement[]
  failed: ReadonlySet<number>
  shown: number
}

/** All frames of a spin stacked, one of them visible. */
export const FrameStack = ({ images, failed, shown }: FrameStackProps) => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const frames = images.flatMap((image, at) => {
      if (failed.has(at)) return []
      Object.assign(image, { alt: '', draggable: false, decoding: 'sync', className: 'absolute inset-0 size-full' })
      image.dataset.frame = String(at)
      return image
    })
    box.current?.replaceChildren(...frames)
  }, [images, failed])
  useLayoutEffect(() => {
    for (const [at, image] of images.entries()) image.classList.toggle('invisible', at !== shown)
  }, [images, shown])
  return <div ref={box} className="contents" />
}

interface Frames {
  /** Share of frames that are loaded or failed. */
  settled: number
  failed: ReadonlySet<number>
  /** Width to height, of the first that came. */
  ratio: number | null
  /** The pictures themselves, once all have settled; until then nothing. */
  images: readonly HTMLImageElement[]
}

const NONE: Frames = { settled: 0, failed: new Set(), ratio: null, images: [] }

/**
 * Loads every frame of a spin before it moves (GAL-13, GAL-20); progress is reported at most once per animation frame.
 */
export const useFrames = (addresses: readonly string[]): Frames => {
  const [frames, setFrames] = useState(NONE)
  useEffect(() => {
    const failed = new Set<number>()
    let settled = 0
    let drawing = 0
    let gone = false
    const tell = () => {
      drawing = 0
      const first = images.find((image) => image.naturalHeight > 0)
      setFrames({
        settled,
        failed: new Set(failed),
        ratio: first ? first.naturalWidth / first.naturalHeight : null,
        images: settled === images.length ? images : [],
      })
    }
    const settle = (at: number, came: boolean) => {
      settled += 1
      if (!came) failed.add(at)
      if (!gone) drawing ||= requestAnimationFrame(tell)
    }
    const images = addresses.map((address, at) => {
      const image = new Image()
      image.fetchPriority = at === 0 ? 'auto' : 'low'
      image.src = address
      // Decoded, not only loaded: the first turn must not stutter.
      image.decode().then(
        () => settle(at, true),
        () => settle(at, image.complete && image.naturalWidth > 0),
      )
      return image
    })
    return () => {
      gone = true
      cancelAnimationFrame(drawing)
      for (const image of images) if (!image.complete) image.src = ''
    }
  }, [addresses])
  return frames
}
