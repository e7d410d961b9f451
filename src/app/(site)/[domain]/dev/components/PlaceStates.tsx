import { PlaceCard } from '@/src/components/locations/PlaceCard'
import { PeopleList } from '@/src/components/sections/people/PeopleList'
import { peopleLayouts, type PeopleLayout, type Person } from '@/src/domain/locations/people'
import type { SiteLocation } from '@/tenants/Site'
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

/** Places of a dealership in a list: with a number that leads to the map, one that does not, and none. */
export const PlaceStates = () => (
  <States title="Place cards" wide>
    <State label="On the map, with stock">
      <PlaceCard
        mark={{ number: 1, pin: PLACE.id }}
        departments={[PLACE]}
        km={4.2}
        hrefFor={({ slug }) => `#${slug}`}
        stock={STOCK}
      />
    </State>
    <State label="Outside of the map, long name">
      <PlaceCard mark={{ number: 12, pin: null }} departments={[LONG]} km={812} hrefFor={({ slug }) => `#${slug}`} />
    </State>
    <State label="Without a map, a distance or stock">
      <PlaceCard
        mark={null}
        departments={[{ ...PLACE, id: 'states-bare' }]}
        km={null}
        hrefFor={({ slug }) => `#${slug}`}
      />
    </State>
  </States>
)
