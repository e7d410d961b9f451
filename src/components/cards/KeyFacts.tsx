import type { StockDocument } from '@/src/domain/search/StockDocument'
import { cx } from '@/src/components/ui/cx'
import { Icon } from '@/src/components/ui/Icon'
import { cardIcons } from './cardIcons'

type FactSource = Pick<
  StockDocument,
  'km' | 'transmission' | 'simple_transmission' | 'fuel' | 'simple_fuel' | 'seats' | 'colour' | 'car_type'
>

/** Up to three facts a shopper compares cars by; a fact that is not known is left out. */
const keyFactsOf = (car: FactSource): [icon: keyof typeof cardIcons, fact: string][] => {
  const km = car.km !== null && (car.car_type !== 'new' || car.km > 100) ? `${car.km.toLocaleString('en-AU')} km` : null
  const facts: [icon: keyof typeof cardIcons, fact: string | null][] = [
    ['gauge', km],
    ['cog', car.simple_transmission ?? car.transmission],
    ['fuel', car.simple_fuel ?? car.fuel],
    ['users', car.seats ? `${car.seats} seats` : null],
    ['palette', car.colour],
  ]
  return facts.flatMap(([icon, fact]): [keyof typeof cardIcons, string][] => (fact ? [[icon, fact]] : [])).slice(0, 3)
}

/**
 * One line of facts under a car's name; each says what it is. The icons stay away where three columns of cards, or two on a small
 * tablet, leave no room for them beside the words; a list of narrow cards hides them itself (`fact-icon`).
 */
export const KeyFacts = ({ car, className }: { car: FactSource; className?: string }) => (
  <ul className={cx('flex flex-wrap gap-x-3.5 gap-y-1.5 text-sm text-muted', className)}>
    {keyFactsOf(car).map(([icon, fact]) => (
      <li key={icon} className="tabular flex items-center">
        <Icon
          name={icon}
          shapes={cardIcons[icon]}
          className="fact-icon mr-1.5 size-4 sm:max-md:hidden view-list:block"
        />
        {fact}
      </li>
    ))}
  </ul>
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
