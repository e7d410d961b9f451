import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { stateTimeZone } from '@/src/domain/locations/hours/stateTimeZone'
import { driveWords } from '@/src/domain/testDrives/driveWords'
import { isoWithOffset } from '@/src/domain/testDrives/isoWithOffset'
import { enqueueDriveChange } from '@/src/jobs/leads/enqueueLeadMail'
import { noteActivity } from '@/src/payload/leads/noteActivity'
import { inTransaction } from '@/src/payload/sql/inTransaction'
import { selectRows } from '@/src/payload/sql/selectRows'
import type { ShopperSession } from '@/src/payload/sql/shopperSessions'
import type { Site } from '@/tenants/Site'
import { findLeadCar } from '../leads/findLeadCar'
import { bookedDrives, freeTestDriveTimes, seatAt } from './freeTestDriveTimes'
import { ownDrive, type OwnDrive } from './ownDrive'
import { type TestDrivePlan, testDrivePlan } from './testDrivePlan'

/** What came of a shopper's change: `gone` when the drive cannot be changed any more, `taken` when the new time is not free. */
export type DriveChange = 'cancelled' | 'moved' | 'taken' | 'gone'

interface Asked {
  site: Site
  session: ShopperSession
  /** Of the appointment. */
  id: string
}

const when = (at: Date, region: string | null): string => driveWords(isoWithOffset(at, stateTimeZone(region)))

/** The dealership reads it on the lead's timeline, and by mail. */
const tell = async (req: PayloadRequest, { tenant, lead }: OwnDrive, text: string): Promise<void> =>
  enqueueDriveChange(req, await noteActivity(req, { tenant, lead, kind: 'note', text }))

/** Cancels the shopper's own test drive, which frees its time (LEA-22, WAT-23). */
export const cancelOwnDrive = (req: PayloadRequest, { site, session, id }: Asked): Promise<DriveChange> =>
  inTransaction(req, async () => {
    const drive = await ownDrive(req, site.memberIds, session, id, 'to change')
    if (!drive) return 'gone'
    await selectRows(
      req,
      sql`UPDATE appointments SET state = 'cancelled', updated_at = now() WHERE id = ${drive.id}::uuid`,
    )
    await tell(req, drive, `The customer cancelled the test drive of ${when(drive.startsAt, drive.region)}.`)
    return 'cancelled'
  })

/** The plan of the drive's car, as for a new booking; null when the car is not there to be driven any more. */
const planOf = async (site: Site, { car }: OwnDrive): Promise<TestDrivePlan | null> => {
  const about = car === null ? null : await findLeadCar(site, car)
  return about && testDrivePlan(site, about, new Date())
}

/** Free times for a drive, as ISO with the place's offset; its own time is not among them. */
export const otherTimes = async (req: PayloadRequest, { site, session, id }: Asked): Promise<string[]> => {
  const drive = await ownDrive(req, site.memberIds, session, id)
  const plan = drive && (await planOf(site, drive))
  if (!drive || !plan) return []
  return (await freeTestDriveTimes(plan, drive.id)).filter((at) => Date.parse(at) !== drive.startsAt.getTime())
}

/** PostgreSQL: another booked appointment overlaps (exclusion_violation). */
const OVERLAP = '23P01'

const isOverlap = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === OVERLAP) || isOverlap(error.cause))

/** Moves the shopper's own test drive to another of the offered times (LEA-22, WAT-23). */
export const moveOwnDrive = async (
  req: PayloadRequest,
  { site, session, id, at }: Asked & { at: string },
): Promise<DriveChange> => {
  try {
    return await inTransaction(req, async () => {
      const drive = await ownDrive(req, site.memberIds, session, id, 'to change')
      if (!drive) return 'gone'
      const plan = await planOf(site, drive)
      const slot = plan?.slots.find(({ startsAt }) => startsAt.getTime() === Date.parse(at))
      const seat = plan && slot ? seatAt(plan, slot, await bookedDrives(req, plan, slot, drive.id)) : null
      if (!plan || !slot || seat === null) return 'taken'
      await selectRows(
        req,
        sql`UPDATE appointments SET location_id = ${plan.location.id}::uuid, starts_at = ${slot.startsAt.toISOString()},
            ends_at = ${slot.endsAt.toISOString()}, seat = ${seat}, updated_at = now() WHERE id = ${drive.id}::uuid`,
      )
      const [from, to] = [when(drive.startsAt, drive.region), driveWords(isoWithOffset(slot.startsAt, plan.timeZone))]
      await tell(req, drive, `The customer moved the test drive from ${from} to ${to}.`)
      return 'moved'
    })
  } catch (error) {
    // Another shopper took the time between the look and the update.
    if (isOverlap(error)) return 'taken'
    throw error
  }
}
