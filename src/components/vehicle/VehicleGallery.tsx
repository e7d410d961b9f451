'use client'

import Image from 'next/image'
import { lazy, Suspense, useRef, useState } from 'react'
import { cx } from '@/src/components/ui/cx'
import { Icon } from '@/src/components/ui/Icon'
import { IconButton } from '@/src/components/ui/IconButton'
import type { Picture } from '@/src/domain/stock/carImages'

const GalleryFullscreen = lazy(() =>
  import('./GalleryFullscreen').then((module) => ({ default: module.GalleryFullscreen })),
)

interface VehicleGalleryProps {
  pictures: Picture[]
  name: string
  /** GAL-01: only with more than 3 pictures and the car in stock. */
  thumbnails: boolean
}

const SIZES = '(min-width: 1344px) 880px, (min-width: 1024px) 62vw, 100vw'

/** The photos of a car: swipe, arrows, thumbnails, full screen (GAL-01..04). Without JavaScript the strip still scrolls. */
export const VehicleGallery = ({ pictures, name, thumbnails }: VehicleGalleryProps) => {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const [fullscreen, setFullscreen] = useState(false)
  const show = (next: number) => {
    const strip = track.current
    strip?.scrollTo({ left: next * strip.clientWidth, behavior: 'smooth' })
  }
  const follow = () => {
    const strip = track.current
    if (strip) setIndex(Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth)))
  }
  const several = pictures.length > 1
  return (
    <section aria-label={`Photos of ${name}`}>
      <div className="group relative -mx-gutter overflow-hidden bg-surface sm:mx-0 sm:rounded-xl">
        <ul
          ref={track}
          onScroll={follow}
          tabIndex={0}
          aria-label="Photos"
          className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain"
        >
          {pictures.map((picture, at) => (
            <li key={`${picture.url}-${at}`} className="relative aspect-[8/5] w-full shrink-0 snap-center">
              <Image
                src={picture.url}
                alt={at === 0 ? name : `${name}, photo ${at + 1}`}
                fill
                sizes={SIZES}
                className="object-cover"
                {...(at === 0 ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy' })}
              />
            </li>
          ))}
        </ul>
        {several && (
          <>
            <div className="pointer-events-none absolute inset-y-0 inset-x-4 hidden items-center justify-between opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 md:flex">
              <IconButton
                icon="chevron-left"
                label="Previous photo"
                tone="floating"
                className="pointer-events-auto"
                disabled={index === 0}
                onClick={() => show(index - 1)}
              />
              <IconButton
                icon="chevron-right"
                label="Next photo"
                tone="floating"
                className="pointer-events-auto"
                disabled={index === pictures.length - 1}
                onClick={() => show(index + 1)}
              />
            </div>
            <p
              className="absolute bottom-4 left-4 rounded-full bg-black/65 px-3 py-1.5 text-xs font-semibold tabular text-white"
              aria-live="polite"
            >
              {index + 1} / {pictures.length}
            </p>
          </>
        )}
        <button
          type="button"
          onClick={() => setFullscreen(true)}
          className="absolute bottom-4 right-4 inline-flex h-9 items-center gap-2 rounded-full bg-white/95 px-4 text-sm font-semibold text-fg shadow-card hover:bg-white"
        >
          <Icon name="maximize-2" className="size-4" />
          {several ? 'View all photos' : 'Enlarge'}
        </button>
      </div>
      {thumbnails && (
        <ul className="no-scrollbar mt-3 flex gap-3 overflow-x-auto p-1">
          {pictures.map((picture, at) => (
            <li key={`${picture.thumb}-${at}`} className="shrink-0">
              <button
                type="button"
                onClick={() => show(at)}
                aria-label={`Photo ${at + 1}`}
                aria-current={at === index}
                className={cx(
                  'relative block h-16 w-25 overflow-hidden rounded-md bg-surface transition',
                  at === index ? 'ring-2 ring-brand' : 'opacity-75 hover:opacity-100',
                )}
              >
                <Image src={picture.thumb} alt="" fill sizes="100px" className="object-cover" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {fullscreen && (
        <Suspense>
          <GalleryFullscreen pictures={pictures} name={name} start={index} onClose={() => setFullscreen(false)} />
        </Suspense>
      )}
    </section>
  )
}
