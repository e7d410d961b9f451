import { Badge } from '@/src/components/ui/Badge'
import { buttonClasses } from '@/src/components/ui/buttonClasses'

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
    <ul className="divide-y divide-line border-y border-line">
      {sessions.map(({ id, device, seen_at }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5">
          <div className="min-w-0">
            <p className="font-semibold">{device}</p>
            <p className="text-sm text-muted">Last used {moment(seen_at, zone)}</p>
          </div>
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
        </li>
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
