import { KM_PER_DEGREE } from '../delivery/greatCircleKm'

const CORNERS = 64

/** A circle on the ground as a ring of longitude and latitude, closed; `km` is its radius. */
export const circle = ({ lat, lng }: { lat: number; lng: number }, km: number): [number, number][] => {
  const kmPerLng = KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180)
  return Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const angle = ((corner % CORNERS) / CORNERS) * 2 * Math.PI
    return [lng + (Math.cos(angle) * km) / kmPerLng, lat + (Math.sin(angle) * km) / KM_PER_DEGREE]
  })
}
