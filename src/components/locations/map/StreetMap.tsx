'use client'

import 'maplibre-gl/dist/maplibre-gl.css'
import { AttributionControl, Map as MapLibre, Marker, NavigationControl, ScaleControl, setWorkerUrl } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { circle } from '@/src/domain/locations/maps/circle'
import { ownStyle } from './ownStyle'
import { boundsOf, drawPins, type NumberedPlace, type OnPick, PADDING, youDot } from './pins'

setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)

interface StreetMapProps {
  places: NumberedPlace[]
  you: { lat: number; lng: number } | null
  /** The points in view when it opens. */
  opensOn: { lat: number; lng: number }[]
  styleUrl: string | null
  /** Radius of the circle around `you` in km; null: none. */
  driveKm?: number | null | undefined
  /** A press on a pin chooses its place; left out: it leads to the place in the list. */
  onPick?: OnPick
  onShown: () => void
  onFailed: () => void
}

/** How far a visitor may want to drive, drawn around the place they gave. */
const DRIVE_KM = 50
/** No nearer than this when the map opens: a single place is shown with its suburb. */
const NEAREST_ZOOM = 13
/** A place chosen in the list is shown at least so near. */
const CENTRED_ZOOM = 11.5
/** A street map that has not begun by then is replaced by our own. */
const STYLE_WAIT_MS = 8_000

const addDrive = (map: MapLibre, you: { lat: number; lng: number }, km: number): void => {
  const area = { type: 'Polygon' as const, coordinates: [circle(you, km)] }
  map.addSource('drive', { type: 'geojson', data: area })
  map.addLayer({ id: 'drive', type: 'fill', source: 'drive', paint: { 'fill-color': '#1a6bd8', 'fill-opacity': 0.08 } })
  const line = { 'line-color': '#1a6bd8', 'line-width': 1.5, 'line-dasharray': [3, 2] }
  map.addLayer({ id: 'drive-edge', type: 'line', source: 'drive', paint: line })
}

/**
 * A map to move and zoom (MapLibre GL), on the platform's street map or, where there is none or it does not answer, on coast and
 * towns. The page scrolls past it: a finger moves the page, two move the map. Arrow keys, + and - work as buttons do.
 */
export const StreetMap = (props: StreetMapProps) => {
  const { places, you, opensOn, styleUrl, driveKm = DRIVE_KM, onPick, onShown, onFailed } = props
  const box = useRef<HTMLDivElement>(null)
  const live = useRef<{ map: MapLibre; pins: Marker[] } | null>(null)
  const shown = useEffectEvent(onShown)
  const failed = useEffectEvent(onFailed)
  const draw = useEffectEvent(() => {
    if (live.current) drawPins(live.current.map, places, live.current.pins, onPick)
  })
  const start = useEffectEvent((container: HTMLDivElement): (() => void) => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const map = new MapLibre({
      container,
      style: styleUrl ?? ownStyle(window.location.origin),
      bounds: boundsOf(opensOn),
      fitBoundsOptions: { padding: PADDING, maxZoom: NEAREST_ZOOM },
      attributionControl: false,
      cooperativeGestures: true,
      dragRotate: false,
      pitchWithRotate: false,
      fadeDuration: still ? 0 : 300,
    })
    map.touchZoomRotate.disableRotation()
    map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
    map.addControl(new ScaleControl(), 'bottom-left')
    map.addControl(new AttributionControl({ compact: true }), 'bottom-right')
    // A street map that does not answer is replaced by our own; its missing tiles are not worth a word.
    const orOwn = () => {
      if (!map.getStyle()) map.setStyle(ownStyle(window.location.origin))
    }
    const slow = setTimeout(orOwn, STYLE_WAIT_MS)
    map.on('error', orOwn)
    map.on('style.load', () => {
      clearTimeout(slow)
      if (you && driveKm !== null) addDrive(map, you, driveKm)
      live.current = { map, pins: [] }
      draw()
      // Where the press that asked for the map had it.
      if (document.activeElement === document.body) map.getCanvas().focus({ preventScroll: true })
      shown()
    })
    map.on('moveend', () => draw())
    // A press on a number of the list beside the map: the pin of the drawing it leads to lies hidden under this map.
    const centre = (event: MouseEvent) => {
      const { target } = event
      const id = target instanceof Element && target.closest('[data-centre]')?.getAttribute('data-centre')
      const place = id && places.find((one) => one.id === id)
      if (!place) return
      event.preventDefault()
      map.getCanvas().focus()
      map.easeTo({ center: place, zoom: Math.max(map.getZoom(), CENTRED_ZOOM), animate: !still })
    }
    document.addEventListener('click', centre)
    if (you) new Marker({ element: youDot() }).setLngLat(you).addTo(map)
    return () => {
      clearTimeout(slow)
      document.removeEventListener('click', centre)
      live.current = null
      map.remove()
    }
  })
  useEffect(() => {
    if (!box.current) return
    try {
      return start(box.current)
    } catch {
      // MapLibre throws where the browser has no WebGL.
      failed()
    }
  }, [])
  useEffect(() => draw(), [places])
  return <div ref={box} className="size-full" />
}
