'use client'

import { lazy, Suspense, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { Icon } from '@/src/components/ui/Icon'
import { IconButton } from '@/src/components/ui/IconButton'
import type { CarGallery } from '@/src/domain/gallery/carGallery'
import { galleryState } from '@/src/domain/gallery/galleryState'
import { GalleryStrip, photoOf } from './gallery/GalleryStrip'
import { GalleryThumbnails } from './gallery/GalleryThumbnails'
import { SpinFace } from './gallery/SpinFace'
import { useCalm } from './gallery/useCalm'
import { fetchViewer, InteriorViewer, SpinViewer, WalkaroundViewer } from './gallery/viewers'
import { ViewerSwitch } from './gallery/ViewerSwitch'

const GalleryFullscreen = lazy(() =>
  import('./GalleryFullscreen').then((module) => ({ default: module.GalleryFullscreen })),
)

interface VehicleGalleryProps {
  gallery: CarGallery
  name: string
  /** Address pattern of an image CDN; null: our own optimizer (GAL-19). */
  cdn?: string | null
}

/**
 * The pictures of a car: 360° view, photos and videos, walkaround and interior (GAL-01..12). First comes plain HTML: the
 * spin's first frame or a strip of photos that scrolls by itself; each viewer's script follows when it is wanted.
 */
export const VehicleGallery = ({ gallery, name, cdn = null }: VehicleGalleryProps) => {
  const { items, views, spin, walkarounds, interior } = gallery
  const strip = useRef<HTMLUListElement>(null)
  const [state, choose] = useReducer(galleryState, { view: gallery.view, index: 0, fullscreen: false })
  const [touched, setTouched] = useState(false)
  const calm = useCalm()
  const { view, index, fullscreen } = state
  const several = items.length > 1
  const putStrip = useEffectEvent(() => {
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: 'instant' })
  })
  // Where the strip stands again after another view, or after other pictures were seen full screen.
  useEffect(() => putStrip(), [view, fullscreen])
  const show = (next: number) => {
    if (view !== 'gallery') return choose({ index: next })
    strip.current?.scrollTo({ left: next * strip.current.clientWidth })
  }
  const face = spin.frames[0] ? (
    <SpinFace frame={spin.frames[0]} name={name} cdn={cdn} first={gallery.view === 'spinner'} />
  ) : null
  return (
    <section aria-label={`Photos of ${name}`} className="relative">
      <div
        className="group relative -mx-gutter aspect-[8/5] overflow-hidden bg-surface sm:mx-0 sm:rounded-xl"
        onPointerEnter={() => setTouched(true)}
        onFocus={() => setTouched(true)}
      >
        {items.length > 0 && (
          <GalleryStrip
            ref={strip}
            items={items}
            name={name}
            index={index}
            onIndex={(next) => choose({ index: next })}
            active={view === 'gallery'}
            cdn={cdn}
          />
        )}
        {view === 'spinner' && (
          <Suspense fallback={face}>
            {calm || touched ? <SpinViewer spin={spin} name={name} cdn={cdn} /> : face}
          </Suspense>
        )}
        {view === 'walkaround' && (
          <Suspense>
            <WalkaroundViewer videos={walkarounds} name={name} poster={photoOf(items)} cdn={cdn} />
          </Suspense>
        )}
        {view === 'interior' && interior && (
          <Suspense>
            <InteriorViewer interior={interior} name={name} cdn={cdn} />
          </Suspense>
        )}
        {view === 'gallery' && several && (
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
                disabled={index === items.length - 1}
                onClick={() => show(index + 1)}
              />
            </div>
            <p
              className="absolute bottom-4 left-4 rounded-full bg-black/65 px-3 py-1.5 text-xs font-semibold tabular text-white noscript:hidden"
              aria-live="polite"
            >
              {index + 1} / {items.length}
            </p>
          </>
        )}
        {view === 'gallery' && (
          <button
            type="button"
            onClick={() => choose({ fullscreen: true })}
            className="absolute bottom-4 right-4 inline-flex h-9 items-center gap-2 rounded-full bg-white/95 px-4 text-sm font-semibold text-fg shadow-card hover:bg-white noscript:hidden"
          >
            <Icon name="maximize-2" className="size-4" />
            {several ? 'View all photos' : 'Enlarge'}
          </button>
        )}
      </div>
      {views.length > 1 && (
        <ViewerSwitch views={views} view={view} onChoose={(next) => choose({ view: next })} onReach={fetchViewer} />
      )}
      {gallery.thumbnails && (
        <GalleryThumbnails
          items={items}
          current={view === 'gallery' ? index : null}
          onChoose={show}
          cdn={cdn}
          className="mt-3 noscript:hidden"
        />
      )}
      {fullscreen && (
        <Suspense>
          <GalleryFullscreen
            items={items}
            name={name}
            index={index}
            onIndex={(next) => choose({ index: next })}
            onClose={() => choose({ fullscreen: false })}
            cdn={cdn}
          />
        </Suspense>
      )}
    </section>
  )
}
