'use client'

import { useLayoutEffect, useRef } from 'react'

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
