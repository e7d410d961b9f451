'use client'

import { Rotate3d } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useReducer, useState, ViewTransition } from 'react'
import { cx } from '@/src/components/ui/cx'
import { carPhotoTransition } from '@/src/components/cards/carPhotoTransition'
import type { CarGallery } from '@/src/domain/gallery/carGallery'
import { galleryState } from '@/src/domain/gallery/viewerViews'
import { frameAddress } from '@/src/domain/media/imageAddress'
import { GalleryControls } from './GalleryControls'
import { GalleryStrip, photoOf, STAGE_SIZES, useStrip } from './GalleryStrip'
import { GalleryThumbnails } from './GalleryThumbnails'
import type { PhotosDialog } from './PhotosDialog'
import { useInPageLinks } from '../useInPageLinks'
import { usePageIdle } from '../viewers/usePageIdle'
import { fetchViewer, InteriorViewer, SpinViewer, ViewerSwitch, WalkaroundViewer } from '../viewers/ViewerSwitch'

const fetchDialog = () => import('./PhotosDialog').then((module) => module.PhotosDialog)

interface VehicleGalleryProps {
  carId: string
  gallery: CarGallery
  name: string
  /**
   * On a wide window: the other photos in a row under the shown one, large beside it, or small on it, which then is as wide as the
   * window (`theme.vehicleLayout`).
   */
  form?: 'row' | 'side' | 'stage'
  /** Address pattern of an image CDN; null for our own optimizer (GAL-19). */
  cdn: string | null
}

interface SpinFaceProps {
  frame: string
  name: string
  cdn: string | null
  /** The first picture of the page. */
  first: boolean
}

/** The first frame of the spin, shown until the viewer and all frames are loaded (GAL-13, GAL-20). */
const SpinFace = ({ frame, name, cdn, first }: SpinFaceProps) => (
  <div className="absolute inset-0 noscript:hidden">
    <img
      src={frameAddress(frame, cdn)}
      alt={`${name}, 360° view`}
      data-spin-face=""
      draggable={false}
      className="absolute inset-0 size-full object-cover"
      {...(first ? { fetchPriority: 'high' } : {})}
    />
    <span className="absolute inset-x-0 bottom-5 mx-auto inline-flex h-9 w-fit items-center gap-2 rounded-full bg-black/70 px-4 text-xs font-semibold text-white">
      <Rotate3d className="size-4" />
      360° view
    </span>
  </div>
)

/**
 * The pictures of a car: 360° view, photos and videos, walkaround and interior (GAL-01..12). The server renders the
 * spin's first frame or a scrollable strip of photos; each viewer's script is loaded when it is opened.
 */
export const VehicleGallery = ({ carId, gallery, name, form = 'row', cdn }: VehicleGalleryProps) => {
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
  const [Dialog, setDialog] = useState<typeof PhotosDialog | null>(null)
  // There before it is asked for, and not among what the page needs first.
  useEffect(() => {
    if (calm || touched) fetchDialog().catch(() => undefined)
  }, [calm, touched])
  const enlarge = () => {
    choose({ fullscreen: true })
    fetchDialog().then(
      (loaded) => setDialog(() => loaded),
      // Its script cannot be had: the photo is seen in the gallery instead.
      () => {
        choose({ fullscreen: false })
        strip.current?.scrollIntoView({ block: 'center' })
      },
    )
  }
  useInPageLinks((hash) => {
    const place = Number(/^#photo-(\d+)$/.exec(hash)?.[1])
    if (!(place >= 1 && place <= items.length)) return false
    choose({ index: place - 1 })
    enlarge()
    return true
  })
  const face = spin.frames[0] ? (
    <SpinFace frame={spin.frames[0]} name={name} cdn={cdn} first={gallery.view === 'spinner'} />
  ) : null
  return (
    <section
      aria-label={`Photos of ${name}`}
      data-gallery={form}
      className="relative gallery-side:grid gallery-side:grid-cols-[minmax(0,2.05fr)_minmax(0,1fr)] gallery-side:gap-3"
    >
      <ViewTransition name={carPhotoTransition(carId)} share="car-photo" default="none">
        <div
          data-shown=""
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
              sizes={form === 'stage' ? '100vw' : STAGE_SIZES}
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
            <GalleryControls index={index} count={items.length} onShow={show} onEnlarge={enlarge} />
          )}
        </div>
      </ViewTransition>
      {views.length > 1 && (
        <ViewerSwitch views={views} view={view} onChoose={(next) => choose({ view: next })} onReach={fetchViewer} />
      )}
      {gallery.thumbnails && (
        <GalleryThumbnails
          items={items}
          current={view === 'gallery' ? index : null}
          onChoose={show}
          cdn={cdn}
          wide={form === 'side'}
          className={cx(
            'mt-3 noscript:hidden gallery-side:absolute gallery-side:inset-y-0 gallery-side:right-0 gallery-side:mt-0 gallery-side:w-[calc((100%_-_0.75rem)/3.05)]',
            // Five fill the row.
            form === 'row' &&
              'lg:[&>li]:w-[calc((100%_-_2.5rem)/5)] lg:[&_button]:aspect-[8/5] lg:[&_button]:h-auto lg:[&_button]:w-full',
          )}
        />
      )}
      {fullscreen && Dialog && (
        <Dialog
          items={items}
          name={name}
          index={index}
          onIndex={(next) => choose({ index: next })}
          cdn={cdn}
          onClose={() => choose({ fullscreen: false })}
        />
      )}
    </section>
  )
}
