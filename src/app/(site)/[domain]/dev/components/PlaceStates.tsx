import { PlaceCard } from '@/src/components/locations/PlaceCard'
import type { SiteLocation } from '@/tenants/Site'
import { State, States } from './States'
import { STAND_IN } from './cardCar'

const PLACE: SiteLocation = {
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
const LONG = { ...PLACE, id: 'states-long', name: 'The Commercial Vehicle Centre of Greater Western Sydney' }
const STOCK = { count: 48, href: '#stock', noun: { one: 'motorcycle', many: 'motorcycles' }, kinds: ['motorcycle'] }
const PICTURES = ['hero', 'side', 'rear'].map((view) => STAND_IN.replace('hero', view))

/** Places of a dealership in a list: with a number that leads to the map, one that does not, and none. */
export const PlaceStates = () => (
  <States title="Place cards" wide>
    <State label="On the map, with stock and pictures">
      <PlaceCard
        mark={{ number: 1, pin: PLACE.id }}
        departments={[PLACE]}
        km={4.2}
        hrefFor={({ slug }) => `#${slug}`}
        stock={STOCK}
        pictures={PICTURES}
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
