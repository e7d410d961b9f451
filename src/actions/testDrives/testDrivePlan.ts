import { payloadClient } from '@/src/data/reads/payloadClient'
import { toSiteLocation } from '@/src/data/locations/toSiteLocation'
import { stateTimeZone } from '@/src/domain/locations/hours/stateTimeZone'
import { isHere } from '@/src/domain/stock/availability/availability'
import type { Car } from '@/src/domain/stock/car/Car'
import { testDrivePlace, type TestDriveRules, testDriveRulesOf } from '@/src/domain/testDrives/TestDriveRules'
import { type Slot, offeredTimes } from '@/src/domain/testDrives/offeredTimes'
import type { Site } from '@/tenants/Site'

/** Where and when a car may be driven, whoever has a time already. */
export interface TestDrivePlan {
  carId: string
  tenantId: string
  location: { id: string; name: string }
  timeZone: string
  rules: TestDriveRules
  /** Empty where times are not booked: the site has no such field, or the car is not there to be driven. */
  slots: Slot[]
}

interface DrivenCar {
  car: Pick<Car, 'id' | 'status' | 'reserved'> & { location: { id: string } | null }
  /** Of the car's dealership. */
  tenantId: string
}

/** The plan of a car's dealership, read without a cache (LEA-22); null when it has no location. */
export const testDrivePlan = async (
  { settings }: Pick<Site, 'settings'>,
  { car, tenantId }: DrivenCar,
  now: Date,
): Promise<TestDrivePlan | null> => {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'locations',
    where: {
      and: [
        { tenant: { equals: tenantId } },
        { or: [{ visible: { equals: true } }, ...(car.location ? [{ id: { equals: car.location.id } }] : [])] },
      ],
    },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  const candidates = docs.map((row) => {
    const { id, name, primary, locationType: type, address, openingHours, specialHours } = toSiteLocation(row)
    const timeZone = stateTimeZone(address.state)
    return { id, name, primary, type, timeZone, openingHours, specialHours, rules: testDriveRulesOf(row.test_drives) }
  })
  const place = testDrivePlace(candidates, car.location?.id ?? null)
  if (!place) return null
  const { id, name, timeZone, rules, openingHours: hours, specialHours: special } = place
  const isBookable = settings.testDrive.dateField && isHere(car) && !car.reserved
  return {
    carId: car.id,
    tenantId,
    location: { id, name },
    timeZone,
    rules,
    slots: isBookable ? offeredTimes({ hours, special, timeZone, rules }, now) : [],
  }
}
