import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { specialHoursOf } from '@/src/domain/locations/hours/OpeningHours'
import { type HolidayLocation, holidayPlan } from '@/src/domain/locations/holidays/holidayPlan'
import { stateOf } from '@/src/domain/locations/states'
import { zonedTime } from '@/src/domain/locations/hours/zonedTime'
import { dealershipZone } from '@/tenants/dealershipZone'
import { AdminPage } from '../AdminPage'
import { isEditor } from '../marketers/holdsRole'
import { workingDealership } from '../marketers/workingDealership'
import { HolidayList } from './HolidayList'
import './holidays.css'

const TITLE = 'Holidays'

const readLocations = async (req: PayloadRequest, tenant: string): Promise<HolidayLocation[]> => {
  const { docs } = await req.payload.find({
    collection: 'locations',
    where: { tenant: { equals: tenant } },
    sort: 'name',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    select: { name: true, address: { state: true }, special_hours: true },
  })
  return docs.map(({ id, name, address, special_hours: days }) => ({
    id,
    name,
    // Without a state it is Sydney's, as its clocks are.
    state: stateOf(address?.state) ?? 'NSW',
    days: (days ?? []).map(specialHoursOf),
  }))
}

const Holidays = async ({ req }: { req: PayloadRequest }) => {
  if (!isEditor(req.user)) return <p>Holidays are entered by marketers and admins of the dealership.</p>
  const dealership = await workingDealership(req)
  if (!dealership)
    return (
      <p>
        <Link href="/admin/choose-dealership?then=/admin/holidays" prefetch={false}>
          Choose a dealership first
        </Link>
        , in whose locations the holidays are to be entered.
      </p>
    )
  const locations = await readLocations(req, dealership.id)
  if (locations.length === 0) return <p>{dealership.name} has no locations yet.</p>
  const zone = await dealershipZone(req, dealership.id)
  const { date: today } = zonedTime(new Date(), zone)
  return (
    <>
      <p className="holidays__intro">
        The public holidays of the next twelve months at {dealership.name}. What is saved here is saved at every
        location that keeps the holiday, and stands in its hours on the website.
      </p>
      <HolidayList
        days={holidayPlan(locations, today)}
        locations={locations.map(({ id, name }) => ({ id, name }))}
        today={today}
      />
    </>
  )
}

/** The admin's page at /admin/holidays: public holidays and other days off for all locations at once (ENT-06, CMS-01). */
export const HolidaysView = (view: AdminViewServerProps) => (
  <AdminPage view={view} path="/admin/holidays" step={TITLE} className="holidays">
    <h1>{TITLE}</h1>
    <Holidays req={view.initPageResult.req} />
  </AdminPage>
)
