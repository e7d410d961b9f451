import type { Location } from '@/src/payload-types'
import { specialHoursOf } from '@/src/domain/locations/hours/OpeningHours'
import { relationId } from '@/src/domain/relationId'
import type { SiteLocation } from '@/tenants/Site'

/** A location's row as pages show it (ENT-02..06). */
export const toSiteLocation = (row: Location): SiteLocation => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  tenantId: relationId(row.tenant) ?? '',
  locationType: row.location_type ?? null,
  primary: row.primary === true,
  phone: row.contact_detail?.phone ?? row.contact_detail?.landline_phone ?? null,
  dealerLicenceNumber: row.dealer_license_number ?? null,
  motorVehicleRepairer: row.motor_vehicle_repairer ?? null,
  address: {
    street: row.address?.street ?? null,
    city: row.address?.city ?? null,
    state: row.address?.state ?? null,
    postcode: row.address?.postcode ?? null,
    placeUrl: row.address?.place_url ?? null,
    mapKey: row.address?.map_key ?? null,
  },
  lat: row.address?.lat ?? null,
  lng: row.address?.long ?? null,
  openingHours: (row.contact_detail?.opening_hours ?? []).map((day) => ({
    weekday: Number(day.weekday),
    status: day.status,
    formattedHours: day.formated_hours ?? '',
    open: day.open ?? null,
    close: day.close ?? null,
  })),
  specialHours: (row.special_hours ?? []).map(specialHoursOf),
})
