import { instantAt } from '@/src/domain/locations/hours/zonedTime'

const two = (number: number): string => String(number).padStart(2, '0')

/**
 * The instant a picked date and time means on the dealership's clocks. The picker knows the browser's clocks alone: what it
 * shows is read off it as it stands.
 */
export const asPicked = (picked: Date, zone: string): Date => {
  const date = `${picked.getFullYear()}-${two(picked.getMonth() + 1)}-${two(picked.getDate())}`
  return instantAt({ date, minutes: picked.getHours() * 60 + picked.getMinutes() }, zone)
}
