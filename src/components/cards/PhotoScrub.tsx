'use client'

import { useRef, useState } from 'react'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
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
      <Photo url={first} alt={alt} sizes={sizes} first={eager} className={picture} />
      {shown !== null &&
        others.map((photo, index) => (
          <Photo
            key={photo}
            url={photo}
            alt=""
            sizes={sizes}
            loading="eager"
            data-photo={index + 1}
            className={cx(picture, shown !== index + 1 && 'invisible')}
          />
        ))}
      {shown !== null && (
        <span
          aria-hidden
          className={cx(
            'absolute inset-x-3 bottom-2.5 flex gap-1 transition-opacity group-hover:opacity-100',
            shown === 0 && 'opacity-0',
          )}
        >
          {photos.map((photo, index) => (
            <span
              key={photo}
              className={cx('h-0.75 grow rounded-full', index === shown ? 'bg-white' : 'bg-white/45')}
            />
          ))}
        </span>
      )}
    </div>
  )
}
