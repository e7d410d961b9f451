'use client'

import Image from 'next/image'
import { useRef, useState } from 'react'
import { cx } from '@/src/components/ui/cx'
import { useLeaf } from './useLeaf'

interface PhotoScrubProps {
  photos: string[]
  alt: string
  sizes: string
  /** In the first row of the page: loaded at once. */
  eager: boolean
}

const picture = 'object-cover'

/**
 * The photo of a card; a mouse moved across it, or a swipe where the list leaves room for one, leafs through the first
 * photos. Only the first is loaded before that.
 */
export const PhotoScrub = ({ photos, alt, sizes, eager }: PhotoScrubProps) => {
  const box = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<number | null>(null)
  useLeaf(box, photos.length, setShown)
  const [first, ...others] = photos
  if (!first) return null
  return (
    <div ref={box} className="absolute inset-0">
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
            data-photo={index + 1}
            className={cx(picture, shown !== index + 1 && 'invisible')}
          />
        ))}
      {photos.length > 1 && (
        <span
          aria-hidden
          className={cx(
            'absolute inset-x-3 bottom-2.5 flex gap-1 transition-opacity group-hover:opacity-100',
            !shown && 'opacity-0',
          )}
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
