'use client'

import { ChevronLeft, ChevronRight, Minus, Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { IconButton } from '@/src/components/ui/IconButton'
import type { GalleryItem } from '@/src/domain/gallery/galleryItems'
import { photoOf, useStrip } from './GalleryStrip'
import { GalleryThumbnails } from './GalleryThumbnails'
import { VideoFace } from '../viewers/VideoFace'
import { type PhotoZoom, ZoomablePhoto } from './ZoomablePhoto'

interface GalleryFullscreenProps {
  items: GalleryItem[]
  name: string
  index: number
  onIndex: (index: number) => void
  cdn: string | null
}

/**
 * The gallery in full screen, inside its dialog (GAL-02): moved by swipes or the left and right arrow keys, zoomed by pinch, double
 * tap or plus and minus. It shares its current picture with the gallery (GAL-03).
 */
export const GalleryFullscreen = ({ items, name, index, onIndex, cdn }: GalleryFullscreenProps) => {
  const photo = useRef<PhotoZoom>(null)
  const [scale, setScale] = useState(1)
  const several = items.length > 1
  const isPhoto = items[index]?.kind === 'photo'
  const { ref: strip, show, handlers } = useStrip(index, onIndex, 'instant')
  const start = useEffectEvent(() => show(index))
  useEffect(() => start(), [])
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
  // Wherever the focus is: the dialog's own button had it before this was loaded.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <div className="flex h-full flex-col">
      <header className="flex min-h-15 items-center gap-2 py-2 pl-5 pr-15">
        <p className="min-w-0 grow truncate text-sm font-semibold tabular">
          <span aria-live="polite">
            {index + 1} / {items.length}
          </span>
          <span className="ml-3 font-normal text-white/80 max-sm:hidden">{name}</span>
        </p>
        {isPhoto && (
          <IconButton
            icon={scale > 1 ? <Minus /> : <Plus />}
            label={scale > 1 ? 'Show the whole photo' : 'Enlarge the photo'}
            tone="inverse"
            className="text-white"
            onClick={() => photo.current?.toggle()}
          />
        )}
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
              {item.kind === 'video' ? (
                <VideoFace
                  video={item.video}
                  label={`Video of ${name}`}
                  poster={photoOf(items)}
                  sizes="100vw"
                  active={at === index}
                  cdn={cdn}
                />
              ) : (
                <ZoomablePhoto
                  url={item.url}
                  alt={`${name}, photo ${at + 1}`}
                  active={at === index}
                  near={Math.abs(at - index) <= 1}
                  cdn={cdn}
                  ref={at === index ? photo : null}
                  onScale={setScale}
                />
              )}
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
  )
}
