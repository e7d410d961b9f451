'use client'

import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { FITTED, panBy, pinchOf, type Zoom, ZOOM_STEP, zoomAround } from '@/src/domain/gallery/zoom'

interface Point {
  x: number
  y: number
}

const MIDDLE: Point = { x: 0, y: 0 }

/** A point of the window as px from an element's middle. */
const within = (element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

const sizeOf = ({ clientWidth: width, clientHeight: height }: Element) => ({ width, height })

/**
 * Zooming a picture in its frame: pinch, double tap, the wheel with Ctrl, or a button (GAL-02). A picture that leaves
 * the view is reset.
 */
export const useZoom = (active: boolean) => {
  const frame = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const [zoom, setZoom] = useState<Zoom>(FITTED)
  if (!active && zoom.scale > 1) setZoom(FITTED)
  const change = (factor: number, point: Point) => {
    const element = frame.current
    if (element) setZoom((now) => zoomAround(now, factor, point, sizeOf(element)))
  }
  useEffect(() => {
    const element = frame.current
    const onWheel = (event: WheelEvent) => {
      // A trackpad's pinch arrives as the wheel with Ctrl.
      if (!event.ctrlKey || !element) return
      event.preventDefault()
      setZoom((now) => zoomAround(now, Math.exp(-event.deltaY / 120), within(element, event), sizeOf(element)))
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [])
  const lift = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId)
  }
  const move = (event: PointerEvent) => {
    const element = frame.current
    const before = fingers.current.get(event.pointerId)
    if (!element || !before) return
    const now = within(element, event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    if (other) {
      const { factor, from, move: by } = pinchOf([before, other], [now, other])
      setZoom((zoomed) => panBy(zoomAround(zoomed, factor, from, sizeOf(element)), by, sizeOf(element)))
    } else setZoom((zoomed) => panBy(zoomed, { x: now.x - before.x, y: now.y - before.y }, sizeOf(element)))
  }
  return {
    frame,
    zoom,
    toggle: (point: Point = MIDDLE) => (zoom.scale > 1 ? setZoom(FITTED) : change(ZOOM_STEP, point)),
    change: (factor: number) => change(factor, MIDDLE),
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        fingers.current.set(event.pointerId, within(event.currentTarget, event))
        // A mouse that leaves the photo while it drags is still dragging.
        if (zoom.scale > 1) event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: lift,
    },
    within,
  }
}
