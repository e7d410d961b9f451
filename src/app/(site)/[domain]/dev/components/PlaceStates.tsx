import { PlacesBeside } from '@/src/components/locations/list/PlacesBeside'
import type { ShownPlace } from '@/src/components/locations/list/ShownPlace'
import { PlaceCard } from '@/src/components/locations/PlaceCard'
import { PeopleList } from '@/src/components/sections/people/PeopleList'
import { peopleLayouts, type PeopleLayout, type Person } from '@/src/domain/locations/people'
import type { SiteLocation } from '@/tenants/Site'
import { STAND_IN } from './cardCar'
import { State, States } from './States'

export const PLACE: SiteLocation = {
  id: 'states-place',
  name: 'Artarmon',
  slug: 'artarmon',
  tenantId: 'states',
  locationType: 'sales',
  primary: true,
  phone: '+61294375512',
  dealerLicenceNumber: null,
  motorVehicleRepairer: null,
  address: { street: '1 High St', city: 'Artarmon', state: 'NSW', postcode: '2064', placeUrl: null, mapKey: null },
  lat: null,
  lng: null,
  openingHours: [],
  specialHours: [],
}
export const LONG = { ...PLACE, id: 'states-long', name: 'The Commercial Vehicle Centre of Greater Western Sydney' }
export const STOCK = {
  count: 48,
  href: '#stock',
  noun: { one: 'motorcycle', many: 'motorcycles' },
  kinds: ['motorcycle'],
}

const person = (name: string, role: string, words: string | null): Person => ({
  id: name,
  name,
  role,
  words,
  department: 'sales',
  photo: null,
  locationId: PLACE.id,
})
const PEOPLE = [
  person('Imogen Hale', 'Founder', 'Ask her what a car is worth, and have a coffee ready.'),
  person('Bartholomew Featherstonehaugh-Papadopoulos', 'Manager of commercial vehicles and fleet', null),
]
const LAYOUTS = Object.keys(peopleLayouts).filter((name): name is PeopleLayout => name in peopleLayouts)

/** People without pictures, in each layout. */
export const PeopleStates = () => (
  <States title="People" wide>
    {LAYOUTS.map((look) => (
      <State key={look} label={peopleLayouts[look]}>
        <PeopleList people={PEOPLE} places={[PLACE]} look={look} />
      </State>
    ))}
  </States>
)

const SHOWN: ShownPlace[] = [
  {
    departments: [PLACE],
    mark: { number: 1, pin: PLACE.id },
    km: 4.2,
    stock: STOCK,
    image: { url: STAND_IN, alt: '' },
    person: PEOPLE[0] ?? null,
  },
  { departments: [LONG], mark: { number: 12, pin: null }, km: 812, stock: null, image: null, person: null },
]

/** Places of a dealership: beside its map with all that can be known and with little, and one alone. */
export const PlaceStates = () => (
  <States title="Places" wide>
    <State label="Beside the map: with everything, and far away without a picture">
      <PlacesBeside
        groups={[{ id: 'states', title: null, tagline: null, places: SHOWN }]}
        map={null}
        finder={null}
        answer={null}
        hrefFor={({ slug }) => `#${slug}`}
      />
    </State>
    <State label="One alone, without a map, a distance or stock">
      <PlaceCard departments={[{ ...PLACE, id: 'states-bare' }]} hrefFor={({ slug }) => `#${slug}`} />
    </State>
  </States>
)
