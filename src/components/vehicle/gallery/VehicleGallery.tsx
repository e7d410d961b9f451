'use client'

import { lazy, Suspense, useEffect, useEffectEvent, useReducer, useState } from 'react'
import type { CarGallery } from '@/src/domain/gallery/carGallery'
import { galleryState } from '@/src/domain/gallery/galleryState'
import { GalleryControls } from './GalleryControls'
import { GalleryStrip, photoOf } from './GalleryStrip'
import { GalleryThumbnails } from './GalleryThumbnails'
import { SpinFace } from '../viewers/SpinFace'
import { usePageIdle } from '../viewers/usePageIdle'
import { useStrip } from './useStrip'
import { fetchViewer, InteriorViewer, SpinViewer, WalkaroundViewer } from '../viewers/viewers'
import { ViewerSwitch } from '../viewers/ViewerSwitch'

const GalleryFullscreen = lazy(() =>
  import('./GalleryFullscreen').then((module) => ({ default: module.GalleryFullscreen })),
)

interface VehicleGalleryProps {
  gallery: CarGallery
  name: string
  /** Address pattern of an image CDN; null for our own optimizer (GAL-19). */
  cdn?: string | null
}

/**
 * The pictures of a car: 360° view, photos and videos, walkaround and interior (GAL-01..12). The server renders the
 * spin's first frame or a scrollable strip of photos; each viewer's script is loaded when it is opened.
 */
export const VehicleGallery = ({ gallery, name, cdn = null }: VehicleGalleryProps) => {
  const { items, views, spin, walkarounds, interior } = gallery
  const [state, choose] = useReducer(galleryState, { view: gallery.view, index: 0, fullscreen: false })
  const [touched, setTouched] = useState(false)
  const calm = usePageIdle()
  const { view, index, fullscreen } = state
  const { ref: strip, show, handlers } = useStrip(index, (next) => choose({ index: next }))
  const putStrip = useEffectEvent(() => {
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: 'instant' })
  })
  // Restores the strip's scroll position after another view or full screen.
  useEffect(() => putStrip(), [view, fullscreen])
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
            handlers={handlers}
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
        {view === 'gallery' && (
          <GalleryControls
            index={index}
            count={items.length}
            onShow={show}
            onEnlarge={() => choose({ fullscreen: true })}
          />
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
