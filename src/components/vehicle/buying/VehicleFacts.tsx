import { ArrowUpDown, Cog, Gauge, type LucideIcon, MapPin, Users } from 'lucide-react'
import { KEY_FACTS_BEFORE_SHOW_MORE } from '@/src/domain/constants/vehicle'
import type { Car } from '@/src/domain/stock/car/Car'
import { keyInformation } from '@/src/domain/stock/specifications/keyInformation'
import { metresAndFeet, unbrokenUnits } from '@/src/domain/stock/specifications/specValue'
import { sidebarDetails } from '../details/SidebarDetails'
import type { SpecRow } from '@/src/domain/stock/specifications/specGroups'
import { kindIcons } from '../kindIcons'
import { placeLine } from './placeLine'

/** `words`: the words under the icon, where the value alone would not say it. */
type Fact = { icon: LucideIcon; label: string; value: string | null; words?: string }

/** Kilometres, transmission, body; a caravan has beds and a length instead (VDP-18, CAR-35). */
const facts = (car: Car): Fact[] => {
  const caravan = car.caravan_specifications
  const body: Fact = {
    icon: kindIcons[car.item_type],
    ...(car.item_type === 'motorcycle'
      ? { label: 'Type', value: car.body }
      : { label: 'Body', value: car.simple_body ?? car.body }),
  }
  // A motorhome drives: it has kilometres and a gearbox like a car.
  if (caravan && car.km === null)
    return [
      {
        icon: Users,
        label: 'Sleeps',
        value: caravan.sleeps ? String(caravan.sleeps) : null,
        words: `Sleeps ${caravan.sleeps}`,
      },
      {
        icon: ArrowUpDown,
        label: 'Length',
        value: unbrokenUnits(metresAndFeet(caravan.body_length) ?? '') || null,
      },
      body,
    ]
  return [
    { icon: Gauge, label: 'Odometer', value: car.km === null ? null : `${car.km.toLocaleString('en-AU')} km` },
    { icon: Cog, label: 'Transmission', value: car.simple_transmission ?? car.trans },
    body,
  ]
}

export const IconRow = ({ car }: { car: Car }) => (
  <dl className="mt-4 grid auto-cols-fr grid-flow-col gap-2 border-t border-line pt-4 sm:mt-6 sm:pt-6 text-center">
    {facts(car).flatMap(({ icon: Icon, label, value, words }) =>
      value ? (
        <div key={label} className="grid content-start justify-items-center gap-1.5">
          <dt>
            <Icon className="size-5.5 text-muted" />
            <span className="sr-only">{label}</span>
          </dt>
          <dd className="text-sm font-semibold tabular">{words ?? value}</dd>
        </div>
      ) : (
        []
      ),
    )}
  </dl>
)

/** The key information without what the icon row and the details list beside it say, and `elsewhere` other parts of the page (VDP-02, VDP-18). */
export const otherKeyInformation = (car: Car, elsewhere: readonly string[] = []): SpecRow[] => {
  const said = ownRows(car)
  return keyInformation(car).filter(
    ({ label, value }) => !elsewhere.includes(label) && !said.some(([name, own]) => name === label || own === value),
  )
}

type Row = readonly [label: string, value: string]

/** What the icon row and the details list say. */
const ownRows = (car: Car): Row[] => [
  ...facts(car).flatMap(({ label, value }): Row[] => (value ? [[label, value]] : [])),
  ...sidebarDetails(car),
]

/** Names of what the page says of a car before its specifications: the facts above and the key information in sight. */
export const factsSaid = (car: Car, elsewhere: readonly string[] = []): ReadonlySet<string> =>
  new Set([
    ...elsewhere,
    ...ownRows(car).map(([label]) => label),
    ...otherKeyInformation(car, elsewhere)
      .slice(0, KEY_FACTS_BEFORE_SHOW_MORE)
      .map(({ label }) => label),
  ])

const Rows = ({ rows }: { rows: readonly Row[] }) =>
  rows.map(([label, value]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ))

/** The icon row and the details list as one list: a line or a ruled row, as vehicle.css has it (VDP-18). */
export const FactList = ({ car }: { car: Car }) => (
  <dl data-vehicle-facts="">
    <Rows rows={ownRows(car)} />
  </dl>
)

/** The figures of a car as a table: key information, the icon row and the details, each once (VDP-02, VDP-18). */
export const DataSheet = ({ car, title }: { car: Car; title: string }) => {
  const key = keyInformation(car).map(({ label, value }): Row => [label, value])
  const lead = key.slice(0, KEY_FACTS_BEFORE_SHOW_MORE)
  const others = ownRows(car).filter(([, value]) => !lead.some(([, said]) => said === value))
  const rest = key
    .slice(KEY_FACTS_BEFORE_SHOW_MORE)
    .filter(([label, value]) => !others.some(([name, said]) => name === label || said === value))
  return (
    <section aria-labelledby="data-sheet" data-vehicle-sheet="">
      <h2 id="data-sheet">{title}</h2>
      <dl>
        <Rows rows={[...lead, ...others]} />
      </dl>
      {rest.length > 0 && (
        <details className="group flex flex-col-reverse">
          <summary className="inline-flex min-h-11 list-none items-center px-4 text-sm font-semibold text-brand-text underline decoration-current/30 underline-offset-4 hover:decoration-current">
            <span className="group-open:hidden">Show More</span>
            <span className="hidden group-open:inline">Show Less</span>
          </summary>
          <dl>
            <Rows rows={rest} />
          </dl>
        </details>
      )}
    </section>
  )
}

export const Place = ({ place }: { place: NonNullable<Car['location']> }) => (
  <p data-vehicle-place="" className="mt-4 flex items-start gap-2.5 border-t border-line pt-4 sm:mt-6 sm:pt-6 text-sm">
    <MapPin className="mt-0.5 size-4.5 text-muted" />
    <span className="grid gap-0.5">
      <strong className="font-semibold">{place.name}</strong>
      <span className="text-muted">{placeLine(place)}</span>
      <a
        href="#vehicle-map"
        className="inline-flex min-h-6 w-fit items-center font-semibold text-brand-text underline decoration-current/30 underline-offset-4"
      >
        Map and opening hours
      </a>
    </span>
  </p>
)
