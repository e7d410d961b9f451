import { instantAt } from '@/src/domain/locations/hours/zonedTime'

const two = (number: number): string => String(number).padStart(2, '0')

/**
 * The instant a picked date and time means in the dealership's time zone. The picker works in the browser's time zone,
 * so only its displayed date and time are used.
 */
export const asPicked = (picked: Date, zone: string): Date => {
  const date = `${picked.getFullYear()}-${two(picked.getMonth() + 1)}-${two(picked.getDate())}`
  return instantAt({ date, minutes: picked.getHours() * 60 + picked.getMinutes() }, zone)
}
