import { carTitle } from '@/src/domain/stock/car/carTitle'

/** A shopper's own vehicle, as the garage shows it. Days are YYYY-MM-DD, '' when not given. */
export interface OwnVehicle {
  id: string
  rego: string
  state: string
  make: string
  model: string
  year: number | null
  odometer: number | null
  regoDue: string
  serviceDue: string
  /** Its owner is reminded by e-mail. */
  reminded: boolean
}

/** Vehicles of one account; more would be a fleet. */
export const MOST_VEHICLES = 10

/** Days before a due day on which its owner is reminded. */
export const REMINDER_DAYS = [30, 7] as const

/** What is agreed to with the box beside it, and kept (LAW-07). */
export const reminderConsent =
  'Remind me by e-mail 30 and 7 days before the registration ends and the service is due. Each mail has a link that stops them.'

export const ownVehicleName = ({ year, make, model }: Pick<OwnVehicle, 'year' | 'make' | 'model'>): string =>
  carTitle({ year, make, model })

const DAY_MS = 86_400_000
const inDays = (day: string, today: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS)

/** YYYY-MM-DD as dd/MM/yyyy (LOC-09). */
export const dayWords = (day: string): string => day.split('-').toReversed().join('/')

/** A due day as its owner reads it, and whether it presses: within a month, or past. */
export const dueWords = (day: string, today: string): { text: string; presses: 'no' | 'soon' | 'past' } => {
  const days = inDays(day, today)
  if (days < 0) return { text: `Was due on ${dayWords(day)}`, presses: 'past' }
  if (days === 0) return { text: 'Today', presses: 'soon' }
  if (days > REMINDER_DAYS[0]) return { text: dayWords(day), presses: 'no' }
  return { text: `In ${days} ${days === 1 ? 'day' : 'days'}, ${dayWords(day)}`, presses: 'soon' }
}

/** The service form with what is known of a vehicle filled in. */
export const serviceHref = (vehicle: Pick<OwnVehicle, 'year' | 'make' | 'model' | 'rego' | 'odometer'>): string => {
  const { rego, odometer } = vehicle
  const facts = { vehicle: ownVehicleName(vehicle), rego, odometer: odometer === null ? '' : String(odometer) }
  const given = Object.entries(facts).filter(([, value]) => value !== '')
  return `/service?${new URLSearchParams(given).toString()}#service-booking`
}

/** What the garage says after a change of a vehicle (`?vehicle=`). */
export const vehicleNews: Readonly<Record<string, string>> = {
  saved: 'Your vehicle is saved.',
  removed: 'Your vehicle is removed, and so are its reminders.',
}
