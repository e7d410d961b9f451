'use client'

import { type KeyboardEvent, useMemo, useState } from 'react'
import { cx } from '@/src/components/ui/cx'
import { Pause, Rotate3d } from 'lucide-react'
import type { CarGallery } from '@/src/domain/gallery/carGallery'
import { hotspotsOnFrame, nearestFrameWith } from '@/src/domain/gallery/hotspotsOnFrame'
import { frameToShow } from '@/src/domain/gallery/spinFrame'
import { frameAddress } from '@/src/domain/media/imageAddress'
import { CoverFrame } from './CoverFrame'
import { FrameStack, useFrames } from './FrameStack'
import { HotspotCard } from './HotspotCard'
import { HotspotMarks } from './HotspotMarks'
import { LoadingPill } from './LoadingPill'
import { useSpin } from './useSpin'

interface SpinViewerProps {
  spin: CarGallery['spin']
  name: string
  cdn: string | null
}

/** Aspect ratio of most frames; used until the first one is loaded. */
const USUAL_RATIO = 8 / 5

/**
 * The 360° view (GAL-06, GAL-13..17): every frame is fetched first, then a drag, the arrow keys or a hotspot turns it,
 * and at first it turns once by itself. A frame that cannot be had is stepped over.
 */
export const SpinViewer = ({ spin: { frames, hotspots, autoRotate }, name, cdn }: SpinViewerProps) => {
  const addresses = useMemo(() => frames.map((url) => frameAddress(url, cdn)), [frames, cdn])
  const { settled, failed, ratio, images } = useFrames(addresses)
  const [open, setOpen] = useState<string | null>(null)
  const [handled, setHandled] = useState(false)
  const loaded = images.length > 0
  const { frame, turning, stop, turnOnce, turnTo, handlers } = useSpin({ count: frames.length, loaded, autoRotate })
  const shown = frameToShow(frame, failed, frames.length)
  if (shown === null)
    return (
      <p role="status" className="absolute inset-0 grid place-items-center bg-surface px-6 text-center text-muted">
        The 360° view could not be loaded. The photos show the car from every side.
      </p>
    )
  const spots = hotspotsOnFrame(hotspots, frame)
  const openSpot = (id: string | null) => {
    stop()
    setHandled(true)
    setOpen(id)
    const hotspot = hotspots.find((each) => each.id === id)
    const target = hotspot && nearestFrameWith(hotspot, frame, frames.length)
    if (typeof target === 'number') turnTo(target)
  }
  return (
    <div
      className="absolute inset-0 noscript:hidden"
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && setOpen(null)}
    >
      <CoverFrame ratio={ratio ?? USUAL_RATIO}>
        {loaded ? (
          <FrameStack images={images} failed={failed} shown={shown} />
        ) : (
          !failed.has(0) && <img src={addresses[0]} alt="" draggable={false} className="absolute inset-0 size-full" />
        )}
      </CoverFrame>
      <div
        role="slider"
        tabIndex={0}
        aria-label={`Turn ${name}`}
        aria-valuemin={1}
        aria-valuemax={frames.length}
        aria-valuenow={frame + 1}
        aria-valuetext={`${Math.round((frame / frames.length) * 360)} degrees`}
        aria-busy={!loaded}
        {...handlers}
        onPointerDown={(event) => {
          setHandled(true)
          handlers.onPointerDown(event)
        }}
        className={cx(
          'absolute inset-0 touch-pan-y touch-pinch-zoom select-none -outline-offset-4',
          loaded && 'cursor-grab active:cursor-grabbing',
        )}
      />
      {loaded ? (
        <>
          {!turning && (
            <div className="pointer-events-none absolute inset-0 [&_button]:pointer-events-auto">
              <CoverFrame ratio={ratio ?? USUAL_RATIO}>
                <HotspotMarks spots={spots} open={open} onOpen={openSpot} />
              </CoverFrame>
            </div>
          )}
          <button
            type="button"
            onClick={() => {
              setHandled(true)
              if (turning) stop()
              else turnOnce()
            }}
            className="absolute bottom-4 left-4 inline-flex h-9 items-center gap-2 rounded-full bg-black/70 px-3.5 text-xs font-semibold text-white hover:bg-black"
          >
            {turning ? <Pause className="size-4" /> : <Rotate3d className="size-4" />}
            {turning ? 'Stop' : 'Turn'}
          </button>
          {!handled && (
            <p className="pointer-events-none absolute inset-x-0 bottom-5 mx-auto w-fit rounded-full bg-black/70 px-4 py-1.5 text-xs font-semibold text-white max-sm:hidden">
              Drag to turn
            </p>
          )}
          <HotspotCard
            hotspots={hotspots}
            open={open}
            onOpen={openSpot}
            spotY={spots.find(({ id }) => id === open)?.y ?? null}
          />
        </>
      ) : (
        <LoadingPill label="Loading the 360° view" part={settled / frames.length} />
      )}
    </div>
  )
}
