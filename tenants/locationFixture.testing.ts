import type { SiteLocation } from './Site'

const location: SiteLocation = {
  id: 'l1',
  name: 'Harbour City Artarmon',
  slug: 'artarmon',
  tenantId: 't1',
  locationType: 'sales',
  primary: true,
  phone: '+61294375512',
  dealerLicenceNumber: 'MD 1',
  motorVehicleRepairer: 'MVRL 2',
  address: { street: '1 High St', city: 'Artarmon', state: 'NSW', postcode: '2064', placeUrl: null, mapKey: null },
  lat: null,
  lng: null,
  openingHours: [],
  specialHours: [],
}

/** A location of a site for tests: one of its sales yards, but for what is given. */
export const locationFixture = (changes: Partial<SiteLocation> = {}): SiteLocation => ({ ...location, ...changes })
