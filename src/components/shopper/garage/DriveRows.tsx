import { CalendarPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { Select } from '@/src/components/ui/inputs/Select'
import { stateTimeZone } from '@/src/domain/locations/hours/stateTimeZone'
import { driveStates, type GarageDrive } from '@/src/domain/shopper/garage/garage'
import { driveWords } from '@/src/domain/testDrives/driveWords'
import { LIST, Row } from './GarageRows'

const moment = (iso: string, zone: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'short', timeZone: zone }).format(new Date(iso))

const SMALL = buttonClasses({ variant: 'outline', size: 'sm' })

interface ChangeProps {
  id: string
  name: string
}

/** A change that is asked for in a second step, folded until then; it works without JavaScript. */
const Fold = ({ label, name, children }: { label: string; name: string; children: ReactNode }) => (
  <details className="w-full">
    <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm font-semibold underline">
      {label}
      <span className="sr-only"> of {name}</span>
    </summary>
    {children}
  </details>
)

/** Moves a drive to another of the offered times. */
const MoveForm = ({ id, name, times }: ChangeProps & { times: string[] }) => (
  <Fold label="Change the time" name={name}>
    <form
      method="post"
      action="/api/shopper/test-drives/move"
      className="grid gap-3 py-2 sm:grid-cols-[minmax(0,24rem)_auto] sm:justify-start"
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
  </Fold>
)

const CancelForm = ({ id, name }: ChangeProps) => (
  <Fold label="Cancel the drive" name={name}>
    <form method="post" action="/api/shopper/test-drives/cancel" className="py-2">
      <input type="hidden" name="appointment" value={id} />
      <button type="submit" className={buttonClasses({ variant: 'danger' })}>
        Yes, cancel it
        <span className="sr-only">: {name}</span>
      </button>
    </form>
  </Fold>
)

/** Calendar file, another time, cancel: of a drive that has not begun. */
const DriveActions = ({ id, name, times }: ChangeProps & { times: string[] }) => (
  <div className="w-full">
    <a href={`/api/shopper/test-drives/calendar?appointment=${id}`} download className={`${SMALL} mb-1`}>
      <CalendarPlus aria-hidden className="size-4" />
      Add to calendar
    </a>
    {times.length > 0 && <MoveForm id={id} name={name} times={times} />}
    <CancelForm id={id} name={name} />
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
