import { LngLatBounds, type Map as MapLibre, Marker } from 'maplibre-gl'
import { gathered } from '@/src/domain/locations/maps/pinMap'

export interface NumberedPlace {
  id: string
  lat: number
  lng: number
  /** Its number in the list, or how many it has; null: the list has no numbers. */
  number: number | null
  name: string
  /** Chosen, where a press chooses. */
  pressed?: boolean
}

/** Called with a place that was pressed; undefined: a pin leads to its place in the list. */
export type OnPick = ((id: string) => void) | undefined

/** Pixels between the outermost pins and the edge. */
export const PADDING = 60
/** No nearer than this when a group of pins is pressed: places that are still one then have one address. */
const GROUP_ZOOM = 16

const pinClasses =
  'grid h-8 min-w-8 place-items-center rounded-full px-1.5 border-2 border-white bg-brand text-sm font-bold text-on-brand shadow-card'

export const boundsOf = (points: readonly { lat: number; lng: number }[]): LngLatBounds => {
  const bounds = new LngLatBounds()
  for (const { lat, lng } of points) bounds.extend([lng, lat])
  return bounds
}

const pinOf = (id: string, pressed: boolean, onPick: OnPick): HTMLElement => {
  if (!onPick) return Object.assign(document.createElement('a'), { href: `#place-${id}` })
  const pin = Object.assign(document.createElement('button'), { type: 'button', ariaPressed: String(pressed) })
  pin.addEventListener('click', () => onPick(id))
  return pin
}

const placePin = ({ id, number, name, pressed = false }: NumberedPlace, onPick: OnPick): HTMLElement => {
  const pin = pinOf(id, pressed, onPick)
  pin.ariaLabel = name
  pin.textContent = number?.toLocaleString('en-AU') ?? ''
  pin.className = `${pinClasses} ${pressed ? 'ring-4 ring-fg/60' : ''}`
  return pin
}

/** `shown`: the number on it. */
const groupPin = (group: readonly NumberedPlace[], shown: number, zoomIn: () => void): HTMLElement => {
  const pin = document.createElement('button')
  pin.type = 'button'
  pin.ariaLabel = `${group.length} places here: ${group.map(({ name }) => name).join(', ')}. Zoom in.`
  pin.textContent = shown.toLocaleString('en-AU')
  pin.className = `${pinClasses} outline-4 outline-brand/30`
  pin.addEventListener('click', zoomIn)
  return pin
}

export const youDot = (): HTMLElement => {
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
export const drawPins = (map: MapLibre, places: readonly NumberedPlace[], pins: Marker[], onPick: OnPick): void => {
  const focused = pins.find((pin) => pin.getElement() === document.activeElement)?.getElement().dataset.place
  for (const pin of pins.splice(0)) pin.remove()
  const byId = new Map(places.map((place) => [place.id, place]))
  const points = places.map((place) => ({ ids: [place.id], label: place.name, ...map.project(place) }))
  for (const { ids } of gathered(points)) {
    const group = ids.flatMap((id) => byId.get(id) ?? [])
    const [first] = group
    if (!first) continue
    // Counts add up, numbers in a list do not.
    const shown = onPick ? group.reduce((sum, { number }) => sum + (number ?? 0), 0) : group.length
    const element =
      group.length === 1 || map.getZoom() >= GROUP_ZOOM
        ? placePin({ ...first, name: group.map(({ name }) => name).join(', ') }, onPick)
        : groupPin(group, shown, () => map.fitBounds(boundsOf(group), { padding: PADDING, maxZoom: GROUP_ZOOM }))
    element.dataset.place = first.id
    pins.push(new Marker({ element }).setLngLat(boundsOf(group).getCenter()).addTo(map))
    if (focused !== undefined && ids.includes(focused)) element.focus({ preventScroll: true })
  }
}
