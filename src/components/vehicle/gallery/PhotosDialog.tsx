'use client'

import { ChevronLeft, ChevronRight, Minus, Plus, X } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBackCloses } from '@/src/components/ui/dialog/useBackCloses'
import { IconButton } from '@/src/components/ui/IconButton'
import { Photo } from '@/src/components/ui/Photo'
import { PHOTOS_DIALOG_Z_INDEX } from '@/src/domain/constants/site'
import type { GalleryItem } from '@/src/domain/gallery/galleryItems'
import { VideoFace } from '../viewers/VideoFace'
import { photoOf, useStrip } from './GalleryStrip'
import { GalleryThumbnails } from './GalleryThumbnails'
import type { PhotoZoom } from './ZoomablePhoto'

const ZoomablePhoto = lazy(() => import('./ZoomablePhoto').then((module) => ({ default: module.ZoomablePhoto })))

interface PhotosDialogProps {
  items: GalleryItem[]
  name: string
  index: number
  onIndex: (index: number) => void
  cdn: string | null
  onClose: () => void
}

interface FullItemProps extends Pick<
  ComponentProps<typeof ZoomablePhoto>,
  'alt' | 'active' | 'near' | 'cdn' | 'onScale'
> {
  item: GalleryItem
  video: Pick<ComponentProps<typeof VideoFace>, 'label' | 'poster'>
  photo: ComponentProps<typeof ZoomablePhoto>['ref']
}

/** A video, or a photo that is there before what enlarges it. */
const FullItem = ({ item, video, photo, ...shown }: FullItemProps) => {
  const { alt, active, cdn } = shown
  if (item.kind === 'video') return <VideoFace video={item.video} sizes="100vw" active={active} cdn={cdn} {...video} />
  return (
    <Suspense fallback={<Photo url={item.url} alt={alt} sizes="100vw" cdn={cdn} className="object-contain" />}>
      <ZoomablePhoto url={item.url} ref={photo} {...shown} />
    </Suspense>
  )
}

/**
 * The gallery's full screen (GAL-02): moved by swipes or the left and right arrow keys, closed by its button, Escape
 * or Back. What enlarges a photo (pinch, double tap, plus and minus) is loaded with it. It shares its current picture with the
 * gallery (GAL-03).
 */
export const PhotosDialog = ({ items, name, index, onIndex, cdn, onClose }: PhotosDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const photo = useRef<PhotoZoom>(null)
  /** Of the shown photo; null until it can be enlarged. */
  const [scale, setScale] = useState<number | null>(null)
  const several = items.length > 1
  const { ref: strip, show, handlers } = useStrip(index, onIndex, 'instant')
  const open = useEffectEvent(() => {
    dialog.current?.showModal()
    show(index)
  })
  useEffect(() => open(), [])
  useBackCloses(true, () => dialog.current?.close())
  const turn = (step: number) => show((index + step + items.length) % items.length)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const act = {
      ArrowRight: () => turn(1),
      ArrowLeft: () => turn(-1),
      '+': () => photo.current?.closer(),
      '=': () => photo.current?.closer(),
      '-': () => photo.current?.away(),
    }[event.key]
    if (!act || event.target instanceof HTMLVideoElement) return
    event.preventDefault()
    act()
  })
  // Wherever the focus is: on the page itself once the button that had it is gone.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label={`Photos of ${name}`}
      style={{ zIndex: PHOTOS_DIALOG_Z_INDEX }}
      onClose={onClose}
      className="on-dark fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none bg-black text-white"
    >
      <div className="flex h-full flex-col">
        <header className="flex min-h-15 items-center gap-2 px-2 py-2 pl-5">
          <p className="min-w-0 grow truncate text-sm font-semibold tabular">
            <span aria-live="polite">
              {index + 1} / {items.length}
            </span>
            <span className="ml-3 font-normal text-white/80 max-sm:hidden">{name}</span>
          </p>
          {scale !== null && items[index]?.kind === 'photo' && (
            <IconButton
              icon={scale > 1 ? <Minus /> : <Plus />}
              label={scale > 1 ? 'Show the whole photo' : 'Enlarge the photo'}
              tone="inverse"
              className="text-white"
              onClick={() => photo.current?.toggle()}
            />
          )}
          <IconButton
            icon={<X />}
            label="Close"
            tone="inverse"
            className="text-white"
            onClick={() => dialog.current?.close()}
          />
        </header>
        <div className="relative min-h-0 grow">
          <ul
            ref={strip}
            // Keys turn the photos wherever focus is; it must be somewhere while a photo has nothing to press.
            tabIndex={0}
            aria-label="Photos"
            {...handlers}
            className="no-scrollbar -outline-offset-4 flex h-full snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-contain"
          >
            {items.map((item, at) => (
              <li key={at} className="relative h-full w-full shrink-0 snap-center snap-always" inert={at !== index}>
                <FullItem
                  item={item}
                  alt={`${name}, photo ${at + 1}`}
                  video={{ label: `Video of ${name}`, poster: photoOf(items) }}
                  active={at === index}
                  near={Math.abs(at - index) <= 1}
                  cdn={cdn}
                  photo={at === index ? photo : null}
                  onScale={setScale}
                />
              </li>
            ))}
          </ul>
          {several && (
            <div className="pointer-events-none absolute inset-x-4 top-1/2 hidden -translate-y-1/2 justify-between *:pointer-events-auto sm:flex">
              <IconButton icon={<ChevronLeft />} label="Previous photo" tone="floating" onClick={() => turn(-1)} />
              <IconButton icon={<ChevronRight />} label="Next photo" tone="floating" onClick={() => turn(1)} />
            </div>
          )}
        </div>
        {several && (
          <GalleryThumbnails
            items={items}
            current={index}
            onChoose={show}
            cdn={cdn}
            className="shrink-0 justify-center-safe px-4 py-3 [--mark:#fff] [@media(max-height:30rem)]:hidden"
          />
        )}
      </div>
    </dialog>
  )
}
