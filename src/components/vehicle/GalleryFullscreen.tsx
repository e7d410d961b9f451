'use client'

import Image from 'next/image'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '@/src/components/ui/IconButton'
import type { Picture } from '@/src/domain/stock/carImages'

interface GalleryFullscreenProps {
  pictures: Picture[]
  name: string
  start: number
  onClose: () => void
}

/** One photo over the whole window; left and right arrow keys turn, Escape closes (GAL-02). */
export const GalleryFullscreen = ({ pictures, name, start, onClose }: GalleryFullscreenProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(start)
  useEffect(() => dialog.current?.showModal(), [])
  const turn = (step: number) => setIndex((at) => (at + step + pictures.length) % pictures.length)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') turn(1)
    if (event.key === 'ArrowLeft') turn(-1)
  }
  const picture = pictures[index]
  if (!picture) return null
  return (
    <dialog
      ref={dialog}
      aria-label={`Photos of ${name}`}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none bg-black text-white"
    >
      <div className="on-dark relative h-full">
        <Image
          src={picture.url}
          alt={`${name}, photo ${index + 1}`}
          fill
          sizes="100vw"
          loading="eager"
          className="object-contain"
        />
        <p className="absolute left-6 top-5 text-sm font-semibold tabular" aria-live="polite">
          {index + 1} / {pictures.length}
        </p>
        <IconButton
          icon="x"
          label="Close"
          tone="floating"
          className="absolute right-4 top-4"
          onClick={() => dialog.current?.close()}
        />
        {pictures.length > 1 && (
          <div className="absolute inset-x-4 top-1/2 flex -translate-y-1/2 justify-between">
            <IconButton icon="chevron-left" label="Previous photo" tone="floating" onClick={() => turn(-1)} />
            <IconButton icon="chevron-right" label="Next photo" tone="floating" onClick={() => turn(1)} />
          </div>
        )}
      </div>
    </dialog>
  )
}
