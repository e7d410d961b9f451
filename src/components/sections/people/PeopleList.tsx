import { Phone } from 'lucide-react'
import { PhoneLink } from '@/src/components/ui/PhoneLink'
import { cx } from '@/src/components/ui/cx'
import type { PeopleLayout, Person } from '@/src/domain/locations/people'
import { Portrait } from './Portrait'

interface Workplace {
  id: string
  name?: string
  phone?: string | null
  address: { city: string | null }
}

interface PeopleListProps {
  people: Person[]
  /** Where they may work; of several the person's own is named. */
  places: readonly Workplace[]
  /** A section's layout, or 'cards': compact, with the number of the place. */
  look: PeopleLayout | 'cards'
}

interface ItemProps {
  person: Person
  /** 'Parramatta'; null: it goes without saying. */
  place: string | null
  at?: Workplace
}

const Role = ({ person: { role }, place }: ItemProps) => (
  <p className="text-muted">{[role, place].filter(Boolean).join(', ')}</p>
)

const PortraitItem = ({ person, place }: ItemProps) => (
  <>
    <Portrait person={person} sizes="(min-width: 1024px) 26rem, 60vw" className="aspect-[4/5] rounded-lg" />
    <div className="mt-4 min-w-0">
      <h3 className="max-w-full text-subheading wrap-anywhere">{person.name}</h3>
      <Role person={person} place={place} />
      {person.words && <p className="mt-2 text-[0.9375rem]">{person.words}</p>}
    </div>
  </>
)

/** One or two people fill the width: the portrait beside the words. */
const PairItem = ({ person, place }: ItemProps) => (
  <div className="grid h-full grid-cols-[7rem_minmax(0,1fr)] items-center gap-x-5 rounded-lg bg-surface pr-5 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-8 sm:pr-8">
    <Portrait person={person} sizes="12rem" className="h-full min-h-36 w-full rounded-l-lg sm:min-h-60" />
    <div className="min-w-0 py-5">
      <h3 className="text-subheading wrap-anywhere">{person.name}</h3>
      <Role person={person} place={place} />
      {person.words && <p className="mt-3 sm:text-lead">{person.words}</p>}
    </div>
  </div>
)

const LineItem = ({ person, place }: ItemProps) => (
  <div className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-5 gap-y-2 sm:grid-cols-[7rem_minmax(0,1fr)_minmax(0,1.2fr)] sm:gap-x-8">
    <Portrait person={person} sizes="7rem" className="aspect-[4/5] rounded-md" />
    <div className="min-w-0">
      <h3 className="text-subheading wrap-anywhere">{person.name}</h3>
      <Role person={person} place={place} />
    </div>
    {person.words && <p className="max-sm:col-span-2 sm:text-lead">{person.words}</p>}
  </div>
)

/** The only one is a line across the page: its words and its number beside its name. */
const CardItem = ({ person, at }: ItemProps) => (
  <div className="flex h-full gap-5 rounded-lg border border-line bg-canvas p-4 text-fg sm:p-5 lg:items-center lg:group-only/person:gap-8 lg:group-not-only/person:items-start">
    <Portrait person={person} sizes="8rem" className="size-24 shrink-0 rounded-md lg:group-only/person:size-32" />
    <div className="min-w-0 grow lg:group-only/person:grid lg:group-only/person:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_auto] lg:group-only/person:items-center lg:group-only/person:gap-x-12">
      <div>
        <h3 className="text-subheading leading-tight wrap-anywhere">{person.name}</h3>
        <p className="mt-0.5 text-[0.9375rem] text-muted">{[person.role, at?.name].filter(Boolean).join(' · ')}</p>
      </div>
      {person.words && (
        <p className="mt-2 text-[0.9375rem] lg:group-only/person:mt-0 lg:group-only/person:text-lead">{person.words}</p>
      )}
      {at?.phone && (
        <PhoneLink
          phone={at.phone}
          className="mt-1 lg:group-only/person:col-start-3 inline-flex min-h-11 items-center gap-2 font-semibold tabular hover:underline"
        >
          <Phone aria-hidden className="size-4 text-brand-text" />
        </PhoneLink>
      )}
    </div>
  </div>
)

const FaceItem = ({ person, place }: ItemProps) => (
  <div className="flex flex-col items-center text-center">
    <Portrait person={person} sizes="8rem" className="size-28 rounded-full sm:size-32" />
    <h3 className="mt-4 max-w-full text-subheading wrap-anywhere">{person.name}</h3>
    <Role person={person} place={place} />
    {person.words && <p className="mt-2 max-w-64 text-[0.9375rem]">{person.words}</p>}
  </div>
)

const LOOKS = {
  portraits: {
    list: 'grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-6 sm:gap-y-10',
    // On a phone the last of an odd number has the width of two.
    item: 'max-sm:[&:last-child:nth-child(odd)]:col-span-full max-sm:[&:last-child:nth-child(odd)]:grid max-sm:[&:last-child:nth-child(odd)]:grid-cols-2 max-sm:[&:last-child:nth-child(odd)]:items-center max-sm:[&:last-child:nth-child(odd)]:gap-x-4',
    Item: PortraitItem,
  },
  pair: { list: 'grid gap-5 lg:has-[>:nth-child(2)]:grid-cols-2', item: '', Item: PairItem },
  lines: { list: 'border-b border-line', item: 'border-t border-line py-5', Item: LineItem },
  cards: {
    list: 'grid gap-5',
    item: 'group/person',
    Item: CardItem,
  },
  faces: { list: 'grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3 lg:grid-cols-5', item: '', Item: FaceItem },
} as const

/** So many portraits are wide enough beside their words. */
const PAIR = 2

const columnsFor = (count: number): string => {
  if (count % 5 === 0) return 'lg:grid-cols-5'
  return count === 3 ? '' : 'lg:grid-cols-4'
}

/** Several cards fill their rows; on a phone they are swiped. */
const SEVERAL_CARDS = 'phone-row cards-in-threes'

/** People with their name, what they do, and what to ask them for. */
export const PeopleList = ({ people, places, look }: PeopleListProps) => {
  const few = look === 'portraits' && people.length <= PAIR
  const { list, item, Item } = LOOKS[few ? 'pair' : look]
  const byId = new Map(places.map((place) => [place.id, place]))
  const several = new Set(places.map(({ address }) => address.city)).size > 1
  return (
    <ul
      className={cx(
        list,
        look === 'portraits' && !few && columnsFor(people.length),
        look === 'cards' && people.length > 1 && SEVERAL_CARDS,
      )}
    >
      {people.map((person) => (
        <li key={person.id} className={cx('min-w-0', item)}>
          <Item
            person={person}
            place={several ? (byId.get(person.locationId)?.address.city ?? null) : null}
            at={byId.get(person.locationId)}
          />
        </li>
      ))}
    </ul>
  )
}
