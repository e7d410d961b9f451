import type { StockCar } from '../results/StockSource'

const words = (value: number | null | undefined, of: (number: string) => string): string[] =>
  value ? [of(value.toLocaleString('en-AU'))] : []

/** What shoppers of its kind compare it by, the most important first; undefined: as any other car. */
export const kindFacts = ({ item_type, caravan_specifications, variant }: StockCar): string[] | undefined => {
  if (item_type === 'truck') return words(variant?.grossvehiclemass, (kg) => `GVM ${kg} kg`)
  if (item_type !== 'caravan') return undefined
  const { sleeps, body_length, aggregate_trailer_mass, tare_weight } = caravan_specifications ?? {}
  return [
    ...words(sleeps, (berths) => `Sleeps ${berths}`),
    ...words(body_length, (metres) => `${metres} m`),
    ...words(aggregate_trailer_mass, (kg) => `ATM ${kg} kg`),
    ...words(tare_weight, (kg) => `Tare ${kg} kg`),
  ]
}
