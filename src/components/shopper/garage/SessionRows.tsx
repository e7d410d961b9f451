import { Badge } from '@/src/components/ui/Badge'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { DeviceRow, DEVICES } from './DeviceRow'

interface SessionRowsProps {
  sessions: { id: string; device: string; seen_at: string }[]
  /** The one this page was asked with. */
  current: string
  zone: string
}

const moment = (iso: string, zone: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(new Date(iso))

/** Where the account is signed in, each to be ended, and all of them; plain forms. */
export const SessionRows = ({ sessions, current, zone }: SessionRowsProps) => (
  <>
    <ul className={DEVICES}>
      {sessions.map(({ id, device, seen_at }) => (
        <DeviceRow key={id} name={device} text={`Last used ${moment(seen_at, zone)}`}>
          {id === current ? (
            <Badge tone="success">This device</Badge>
          ) : (
            <form method="post" action="/api/shopper/sessions/end">
              <input type="hidden" name="session" value={id} />
              <button type="submit" className={buttonClasses({ variant: 'outline', size: 'sm' })}>
                Sign out<span className="sr-only"> {device}</span>
              </button>
            </form>
          )}
        </DeviceRow>
      ))}
    </ul>
    <div className="mt-5 flex flex-wrap gap-3">
      <form method="post" action="/api/shopper/sign-out">
        <button type="submit" className={buttonClasses({ variant: 'outline' })}>
          Sign out
        </button>
      </form>
      <form method="post" action="/api/shopper/sign-out">
        <input type="hidden" name="everywhere" value="1" />
        <button type="submit" className={buttonClasses({ variant: 'ghost' })}>
          Sign out everywhere
        </button>
      </form>
    </div>
  </>
)
