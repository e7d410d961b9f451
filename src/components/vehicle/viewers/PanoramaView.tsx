'use client'

import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ShownHotspot } from '@/src/domain/gallery/hotspotsOnFrame'
import { lookBy, lookByKey, lookCloser, seenAt, STRAIGHT_AHEAD } from '@/src/domain/gallery/interior'
import { HotspotMarks } from './HotspotMarks'
import { LoadingPill } from './LoadingPill'
import { type Panorama, panoramaCanvas } from './panoramaCanvas'

interface PanoramaViewProps {
  url: string
  label: string
  spots: ShownHotspot[]
  open: string | null
  onOpen: (id: string | null) => void
  /** The picture cannot be drawn as a panorama here. */
  onFail: () => void
}

/** Looks round in a panorama: by drag, arrow keys, wheel and plus and minus, with its hotspots in place (GAL-08, GAL-09). */
export const PanoramaView = ({ url, label, spots, open, onOpen, onFail }: PanoramaViewProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const last = useRef<{ x: number; y: number } | null>(null)
  const [panorama, setPanorama] = useState<Panorama | null>(null)
  const [look, setLook] = useState(STRAIGHT_AHEAD)
  const fail = useEffectEvent(onFail)
  const redraw = useEffectEvent(() => panorama?.draw(look))
  useEffect(() => {
    let made: Panorama | null = null
    let gone = false
    const image = new Image()
    image.crossOrigin = 'anonymous'
    image.onload = () => {
      if (gone || !canvas.current) return
      made = panoramaCanvas(canvas.current, image)
      if (made) setPanorama(made)
      else fail()
    }
    image.onerror = () => !gone && fail()
    image.src = url
    return () => {
      gone = true
      made?.remove()
    }
  }, [url])
  useEffect(() => panorama?.draw(look), [panorama, look])
  useEffect(() => {
    const stage = canvas.current
    if (!stage) return
    const watch = new ResizeObserver(() => redraw())
    watch.observe(stage)
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      setLook((now) => lookCloser(now, event.deltaY < 0 ? 1.08 : 0.93))
    }
    // React registers passive listeners, which cannot prevent scrolling.
    stage.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      watch.disconnect()
      stage.removeEventListener('wheel', onWheel)
    }
  }, [])
  const move = ({ clientX: x, clientY: y, currentTarget }: PointerEvent) => {
    const from = last.current
    if (!from) return
    last.current = { x, y }
    const degreesPerPx = look.fieldOfView / Math.max(1, currentTarget.clientWidth)
    setLook((now) => lookBy(now, (from.x - x) * degreesPerPx, (y - from.y) * degreesPerPx))
  }
  const end = () => {
    last.current = null
  }
  const aspect = 8 / 5
  const seen = spots.flatMap((spot) => {
    const place = seenAt(spot, look, aspect)
    return place ? [{ ...spot, ...place }] : []
  })
  return (
    <>
      <canvas
        ref={canvas}
        role="application"
        aria-roledescription="panorama"
        aria-label={`${label}. Arrow keys look round, plus and minus closer.`}
        tabIndex={0}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          last.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={(event) => {
          const next = lookByKey(look, event.key)
          if (!next) return
          event.preventDefault()
          setLook(next)
        }}
        data-yaw={Math.round(look.yaw)}
        className="absolute inset-0 size-full cursor-grab touch-none select-none -outline-offset-4 active:cursor-grabbing"
      />
      {panorama ? (
        <HotspotMarks spots={seen} open={open} onOpen={onOpen} />
      ) : (
        <LoadingPill label="Loading the panorama" />
      )}
    </>
  )
}
