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
  | 'paint'
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

/** Of every vehicle. What its own kind is compared by names itself: 'ATM 2,460 kg'. */
const LABELS: Partial<Record<FactKind, string>> = {
  distance: 'Odometer',
  transmission: 'Gearbox',
  fuel: 'Fuel',
  seats: 'Seats',
  colour: 'Colour',
}

const SEATS = ' seats'
/** Of them a card shows three; a table of figures all (cards.css). */
const MOST = 5

/** Facts a shopper compares cars by; unknown facts are left out. */
const keyFactsOf = (car: FactSource): Fact[] => {
  const km = car.km !== null && (car.car_type !== 'new' || car.km > 100) ? `${car.km.toLocaleString('en-AU')} km` : null
  const facts: Fact<string | null>[] = [
    ['distance', km],
    ...(car.kind_facts ?? []).map((text): Fact => ['own', text]),
    ['transmission', car.simple_transmission ?? car.transmission],
    ['fuel', car.simple_fuel ?? car.fuel],
    ['seats', car.seats ? `${car.seats}${SEATS}` : null],
    // A caravan's colour says nothing: nearly all are white.
    ['colour', car.item_type === 'caravan' ? null : (car.paint ?? car.colour)],
  ]
  return facts.filter((fact): fact is Fact => Boolean(fact[1])).slice(0, MOST)
}

interface KeyFactsProps {
  car: FactSource
  /** The list may show one card per row: there each fact has its icon. */
  icons: boolean
  className?: string
}

/** Paints that no one takes for the blue of their family: cards.css has a dot for each. */
const OWN_DOTS = ['Navy', 'Teal']

/** The colour of a paint's dot: its family's, or its own. */
const dotOf = ({ paint, colour }: Pick<FactSource, 'paint' | 'colour'>): string | null =>
  OWN_DOTS.find((name) => new RegExp(`\\b${name}\\b`, 'i').test(paint ?? '')) ?? colour

/**
 * 'ATM ', '2,460 kg'; '5', ' seats': what a label before a fact says again, and the rest. Other facts are not divided: a
 * paint may be called 'Polymetal 46G'.
 */
const divided = ([kind, text]: Fact): [name: string, value: string, noun: string] => {
  if (kind === 'seats') return ['', text.replace(SEATS, ''), SEATS]
  const name = (kind === 'own' && /^[A-Z]\w+ (?=\d)/.exec(text)?.[0]) || ''
  return [name, text.slice(name.length), '']
}

const named = (word: string) => word && <span className="vc-named whitespace-pre">{word}</span>

/** One line of facts under a car's name. In a table their labels come before them (data-fact), once. */
export const KeyFacts = ({ car, icons, className }: KeyFactsProps) => (
  <ul className={cx('flex flex-wrap gap-x-4 gap-y-1.5 text-sm text-muted', className)}>
    {keyFactsOf(car).map((fact) => {
      const [kind, text] = fact
      const [name, value, noun] = divided(fact)
      return (
        <li
          key={text}
          data-fact={LABELS[kind] ?? name.trim()}
          data-paint={kind === 'colour' ? dotOf(car) : undefined}
          className="tabular flex items-center [&:nth-child(n+4)]:hidden"
        >
          {icons && <FactIcon kind={kind} />}
          {named(name)}
          {value}
          {named(noun)}
        </li>
      )
    })}
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
