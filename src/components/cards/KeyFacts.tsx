import type { StockDocument } from '@/src/domain/search/StockDocument'
import { Icon, type IconName } from '@/src/components/ui/Icon'

type FactSource = Pick<
  StockDocument,
  'km' | 'transmission' | 'simple_transmission' | 'fuel' | 'simple_fuel' | 'seats' | 'colour' | 'car_type'
>

/** Up to three facts a shopper compares cars by; a fact that is not known is left out. */
const keyFactsOf = (car: FactSource): { icon: IconName; label: string; value: string }[] => {
  const km = car.km !== null && (car.car_type !== 'new' || car.km > 100) ? `${car.km.toLocaleString('en-AU')} km` : null
  const facts: { icon: IconName; label: string; value: string | null }[] = [
    { icon: 'gauge', label: 'Odometer', value: km },
    { icon: 'cog', label: 'Transmission', value: car.simple_transmission ?? car.transmission },
    { icon: 'fuel', label: 'Fuel', value: car.simple_fuel ?? car.fuel },
    { icon: 'users', label: 'Seats', value: car.seats ? `${car.seats} seats` : null },
    { icon: 'palette', label: 'Colour', value: car.colour },
  ]
  return facts.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : [])).slice(0, 3)
}

/** One line of facts under a car's name. */
export const KeyFacts = ({ car }: { car: FactSource }) => (
  <dl className="@container flex flex-wrap gap-x-3 gap-y-1.5 text-sm text-muted @min-[17rem]:gap-x-4">
    {keyFactsOf(car).map(({ icon, label, value }) => (
      <div key={label} className="flex items-center">
        <dt>
          <Icon name={icon} className="mr-1.5 hidden size-4 @min-[17rem]:block" />
          <span className="sr-only">{label}</span>
        </dt>
        <dd className="tabular">{value}</dd>
      </div>
    ))}
  </dl>
)

type MoreSource = Pick<StockDocument, 'paint' | 'colour' | 'seats' | 'drive' | 'engine_size_litres' | 'stocknum'>

/** What a wide list has room for besides: paint, seats, drive, engine, stock number. */
export const moreFacts = ({ paint, colour, seats, drive, engine_size_litres, stocknum }: MoreSource): string =>
  [
    paint ?? colour,
    seats && `${seats} seats`,
    drive,
    engine_size_litres && `${engine_size_litres} L`,
    stocknum && `Stock ${stocknum}`,
  ]
    .filter(Boolean)
    .join(' · ')
