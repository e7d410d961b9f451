'use client'

import Image from 'next/image'
import { type PointerEvent, useState } from 'react'
import { cx } from '@/src/components/ui/cx'

interface PhotoScrubProps {
  photos: string[]
  alt: string
  sizes: string
  /** In the first row of the page: loaded at once. */
  eager: boolean
}

const picture = 'object-cover'

/**
 * The photo of a card; a mouse moved across it leafs through the first photos. Only the first is loaded before that.
 * On touch screens it is a plain picture.
 */
export const PhotoScrub = ({ photos, alt, sizes, eager }: PhotoScrubProps) => {
  const [shown, setShown] = useState<number | null>(null)
  const [first, ...others] = photos
  if (!first) return null
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== 'mouse') return
    const box = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - box.left) / box.width
    setShown(Math.min(photos.length - 1, Math.max(0, Math.floor(share * photos.length))))
  }
  return (
    <div className="absolute inset-0" onPointerMove={follow} onPointerLeave={() => shown !== null && setShown(0)}>
      <Image
        src={first}
        alt={alt}
        fill
        sizes={sizes}
        className={picture}
        {...(eager ? { loading: 'eager', fetchPriority: 'high' } : {})}
      />
      {shown !== null &&
        others.map((photo, index) => (
          <Image
            key={photo}
            src={photo}
            alt=""
            fill
            sizes={sizes}
            loading="eager"
            className={cx(picture, shown !== index + 1 && 'invisible')}
          />
        ))}
      {photos.length > 1 && (
        <span
          aria-hidden
          className="absolute inset-x-3 bottom-2.5 flex gap-1 opacity-0 transition-opacity group-hover:opacity-100"
        >
          {photos.map((photo, index) => (
            <span
              key={photo}
              className={cx('h-0.75 grow rounded-full', index === (shown ?? 0) ? 'bg-white' : 'bg-white/45')}
            />
          ))}
        </span>
      )}
    </div>
  )
}
