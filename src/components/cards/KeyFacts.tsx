import { Cog, Fuel, Gauge, type LucideIcon, Palette, Users } from 'lucide-react'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { cx } from '@/src/components/ui/cx'

type FactSource = Pick<
  StockCard,
  | 'km'
  | 'transmission'
  | 'simple_transmission'
  | 'fuel'
  | 'simple_fuel'
  | 'seats'
  | 'colour'
  | 'car_type'
  | 'item_type'
  | 'kind_facts'
>

type FactKind = 'distance' | 'own' | 'transmission' | 'fuel' | 'seats' | 'colour'
type Fact<Text = string> = [kind: FactKind, text: Text]

const ICONS: Partial<Record<FactKind, LucideIcon>> = {
  distance: Gauge,
  transmission: Cog,
  fuel: Fuel,
  seats: Users,
  colour: Palette,
}

const FactIcon = ({ kind }: { kind: FactKind }) => {
  const Icon = ICONS[kind]
  return Icon && <Icon className="mr-1.5 hidden size-4 md:max-lg:block sm:view-list:block" />
}

/** Up to three facts a shopper compares cars by; unknown facts are left out. */
const keyFactsOf = (car: FactSource): Fact[] => {
  const km = car.km !== null && (car.car_type !== 'new' || car.km > 100) ? `${car.km.toLocaleString('en-AU')} km` : null
  const facts: Fact<string | null>[] = [
    ['distance', km],
    ...(car.kind_facts ?? []).map((text): Fact => ['own', text]),
    ['transmission', car.simple_transmission ?? car.transmission],
    ['fuel', car.simple_fuel ?? car.fuel],
    ['seats', car.seats ? `${car.seats} seats` : null],
    // A caravan's colour says nothing: nearly all are white.
    ['colour', car.item_type === 'caravan' ? null : car.colour],
  ]
  return facts.filter((fact): fact is Fact => Boolean(fact[1])).slice(0, 3)
}

interface KeyFactsProps {
  car: FactSource
  /** The list may show one card per row: there each fact has its icon. */
  icons: boolean
  className?: string
}

/** One line of facts under a car's name, each with a label for screen readers. */
export const KeyFacts = ({ car, icons, className }: KeyFactsProps) => (
  <ul className={cx('flex flex-wrap gap-x-4 gap-y-1.5 text-sm text-muted', className)}>
    {keyFactsOf(car).map(([kind, text]) => (
      <li key={text} className="tabular flex items-center">
        {icons && <FactIcon kind={kind} />}
        {text}
      </li>
    ))}
  </ul>
)

type MoreSource = Pick<StockCard, 'paint' | 'colour' | 'seats' | 'drive' | 'engine_size_litres' | 'stocknum'>

/** Additional facts for a wide list: paint, seats, drive, engine, stock number. */
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
