'use client'

import 'maplibre-gl/dist/maplibre-gl.css'
import {
  AttributionControl,
  LngLatBounds,
  Map as MapLibre,
  Marker,
  NavigationControl,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { circle } from '@/src/domain/locations/maps/circle'
import { gathered } from '@/src/domain/locations/maps/pinMap'
import { ownStyle } from './ownStyle'

setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)

export interface NumberedPlace {
  id: string
  lat: number
  lng: number
  /** Its number in the list, or how many it has. */
  number: number
  name: string
  /** Chosen, where a press chooses. */
  pressed?: boolean
}

interface StreetMapProps {
  places: NumberedPlace[]
  you: { lat: number; lng: number } | null
  /** The points in view when it opens. */
  opensOn: { lat: number; lng: number }[]
  styleUrl: string | null
  /** Radius of the circle around `you` in km; null: none. */
  driveKm?: number | null | undefined
  /** A press on a pin chooses its place; left out: it leads to the place in the list. */
  onPick?: ((id: string) => void) | undefined
  onShown: () => void
  onFailed: () => void
}

/** How far a visitor may want to drive, drawn around the place they gave. */
const DRIVE_KM = 50
const PADDING = 60
/** No nearer than this when the map opens: a single place is shown with its suburb. */
const NEAREST_ZOOM = 13
/** No nearer than this when a group of pins is pressed: places that are still one then have one address. */
const GROUP_ZOOM = 16
/** A street map that has not begun by then is replaced by our own. */
const STYLE_WAIT_MS = 8_000

const pinClasses =
  'grid h-8 min-w-8 place-items-center rounded-full px-1.5 border-2 border-white bg-brand text-sm font-bold text-on-brand shadow-card'

const boundsOf = (points: readonly { lat: number; lng: number }[]): LngLatBounds => {
  const bounds = new LngLatBounds()
  for (const { lat, lng } of points) bounds.extend([lng, lat])
  return bounds
}

const pinOf = (id: string, pressed: boolean, onPick: StreetMapProps['onPick']): HTMLElement => {
  if (!onPick) return Object.assign(document.createElement('a'), { href: `#place-${id}` })
  const pin = Object.assign(document.createElement('button'), { type: 'button', ariaPressed: String(pressed) })
  pin.addEventListener('click', () => onPick(id))
  return pin
}

const placePin = (
  { id, number, name, pressed = false }: NumberedPlace,
  onPick: StreetMapProps['onPick'],
): HTMLElement => {
  const pin = pinOf(id, pressed, onPick)
  pin.ariaLabel = name
  pin.textContent = number.toLocaleString('en-AU')
  pin.className = `${pinClasses} ${pressed ? 'ring-4 ring-fg/60' : ''}`
  return pin
}

const groupPin = (group: readonly NumberedPlace[], zoomIn: () => void): HTMLElement => {
  const pin = document.createElement('button')
  pin.type = 'button'
  pin.ariaLabel = `${group.length} places here: ${group.map(({ name }) => name).join(', ')}. Zoom in.`
  pin.textContent = String(group.length)
  pin.className = `${pinClasses} outline-4 outline-brand/30`
  pin.addEventListener('click', zoomIn)
  return pin
}

const youDot = (): HTMLElement => {
  const dot = document.createElement('span')
  dot.role = 'img'
  dot.ariaLabel = 'Your place'
  dot.className = 'size-4 rounded-full border-2 border-white bg-[#1a6bd8] shadow-card'
  return dot
}

/**
 * Pins of the places as the map shows them now: those that would cover each other are one, which zooms in on them, or leads to the
 * first where they have one address. Focus stays on the pin of the same place.
 */
const drawPins = (
  map: MapLibre,
  places: readonly NumberedPlace[],
  pins: Marker[],
  onPick: StreetMapProps['onPick'],
): void => {
  const focused = pins.find((pin) => pin.getElement() === document.activeElement)?.getElement().dataset.place
  for (const pin of pins.splice(0)) pin.remove()
  const byId = new Map(places.map((place) => [place.id, place]))
  const points = places.map((place) => ({ ids: [place.id], label: place.name, ...map.project(place) }))
  for (const { ids } of gathered(points)) {
    const group = ids.flatMap((id) => byId.get(id) ?? [])
    const [first] = group
    if (!first) continue
    const element =
      group.length === 1 || map.getZoom() >= GROUP_ZOOM
        ? placePin({ ...first, name: group.map(({ name }) => name).join(', ') }, onPick)
        : groupPin(group, () => map.fitBounds(boundsOf(group), { padding: PADDING, maxZoom: GROUP_ZOOM }))
    element.dataset.place = first.id
    pins.push(new Marker({ element }).setLngLat(boundsOf(group).getCenter()).addTo(map))
    if (focused !== undefined && ids.includes(focused)) element.focus({ preventScroll: true })
  }
}

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
    if (you) new Marker({ element: youDot() }).setLngLat(you).addTo(map)
    return () => {
      clearTimeout(slow)
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
