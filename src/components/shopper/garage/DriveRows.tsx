import { CalendarPlus } from 'lucide-react'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { Select } from '@/src/components/ui/inputs/Select'
import { stateTimeZone } from '@/src/domain/locations/hours/stateTimeZone'
import { driveStates, type GarageDrive } from '@/src/domain/shopper/garage/garage'
import { driveWords } from '@/src/domain/testDrives/driveWords'
import { LIST, Row } from './GarageRows'

const moment = (iso: string, zone: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'short', timeZone: zone }).format(new Date(iso))

const SMALL = buttonClasses({ variant: 'outline', size: 'sm' })

/** Moves a drive to another of the offered times; a plain form, folded until it is wanted. */
const MoveForm = ({ id, name, times }: { id: string; name: string; times: string[] }) => (
  <details className="group w-full open:order-last sm:w-auto sm:open:w-full">
    <summary className={`${SMALL} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
      Change the time
    </summary>
    <form
      method="post"
      action="/api/shopper/test-drives/move"
      className="mt-3 grid gap-3 sm:grid-cols-[minmax(0,24rem)_auto]"
    >
      <input type="hidden" name="appointment" value={id} />
      <Select
        name="at"
        required
        aria-label={`New time for ${name}`}
        placeholder="Choose a time"
        options={times.map((iso) => ({ value: iso, label: driveWords(iso) }))}
      />
      <button type="submit" className={buttonClasses()}>
        Move it
      </button>
    </form>
  </details>
)

/** Calendar file, another time, cancel: of a drive that has not begun. */
const DriveActions = ({ id, name, times }: { id: string; name: string; times: string[] }) => (
  <div className="flex w-full flex-wrap items-start gap-2">
    <a href={`/api/shopper/test-drives/calendar?appointment=${id}`} download className={SMALL}>
      <CalendarPlus aria-hidden className="size-4" />
      Add to calendar
    </a>
    {times.length > 0 && <MoveForm id={id} name={name} times={times} />}
    <form method="post" action="/api/shopper/test-drives/cancel">
      <input type="hidden" name="appointment" value={id} />
      <button type="submit" aria-label={`Cancel the test drive of ${name}`} className={SMALL}>
        Cancel it
      </button>
    </form>
  </div>
)

interface DriveRowsProps {
  drives: GarageDrive[]
  otherTimes: ReadonlyMap<string, string[]>
}

/** Test drives, at the times of their places; those to come can be changed (LEA-22, WAT-23). */
export const DriveRows = ({ drives, otherTimes }: DriveRowsProps) => (
  <ul className={LIST}>
    {drives.map(({ id, vehicle, startsAt, region, place, state }) => {
      const name = vehicle || 'Test drive'
      const times = otherTimes.get(id)
      return (
        <Row
          key={id}
          title={name}
          text={[moment(startsAt, stateTimeZone(region || null)), place].filter(Boolean).join(', ')}
          state={driveStates[state]}
          tone={state === 'booked' ? 'success' : 'neutral'}
        >
          {times && <DriveActions id={id} name={name} times={times} />}
        </Row>
      )
    })}
  </ul>
)
