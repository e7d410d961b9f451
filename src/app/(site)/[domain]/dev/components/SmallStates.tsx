import { Search } from 'lucide-react'
import { HolidayHours } from '@/src/components/hours/HolidayHours'
import { HoursTable } from '@/src/components/hours/HoursTable'
import { OpenBadge } from '@/src/components/hours/OpenBadge'
import { Repayment } from '@/src/components/finance/Repayment'
import { EmptyNote } from '@/src/components/page/EmptyNote'
import { Accordion } from '@/src/components/ui/Accordion'
import { Breadcrumb } from '@/src/components/ui/navigation/Breadcrumb'
import { Pagination } from '@/src/components/ui/navigation/Pagination'
import { NoPhotos } from '@/src/components/vehicle/gallery/NoPhotos'
import { State, States } from './States'

const ZONE = 'Australia/Sydney'
const week = (status: string, open: string | null, close: string | null) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, status, open, close }))
const ALWAYS = week('Open', '00:00', '23:59')
const NEVER = week('Closed', null, null)
const CHRISTMAS = { date: '2099-12-25', status: 'Closed', open: null, close: null } as const
const WAY = [
  { label: 'Home', href: '/' },
  { label: 'Models', href: '/models' },
  { label: 'A model with a name that is longer than a phone is wide', href: null },
]
const QUESTIONS = [
  { id: 'one', title: 'May I drive it first?', content: 'Yes. Choose a time on the page of the car.' },
  { id: 'two', title: 'Do you take my old car?', content: 'Yes, whatever make it is.' },
]

/** A location's hours as visitors read them. */
export const HoursStates = ({ today }: { today: string }) => (
  <States title="Opening hours">
    <State label="Open">
      <OpenBadge hours={ALWAYS} special={[]} timeZone={ZONE} />
      <HoursTable hours={ALWAYS} />
    </State>
    <State label="Closed">
      <OpenBadge hours={NEVER} special={[]} timeZone={ZONE} />
      <HoursTable hours={NEVER} />
    </State>
    <State label="A holiday today">
      <OpenBadge hours={ALWAYS} special={[{ ...CHRISTMAS, date: today }]} timeZone={ZONE} />
      <HolidayHours id="holiday-hours" name="The yard" days={[CHRISTMAS]} today={today} />
    </State>
    <State label="Not known">
      <HoursTable hours={[]} />
    </State>
  </States>
)

const pageHref = (page: number): string => `#page-${page}`

/** Ways through the site, and lists with nothing in them. */
export const WayStates = () => (
  <>
    <States title="Breadcrumb, pages and questions" wide>
      <State label="A short and a long way">
        <Breadcrumb items={[...WAY.slice(0, 1), ...WAY.slice(-1)]} />
        <Breadcrumb items={WAY} />
      </State>
      <State label="First, middle and last page">
        {[1, 6, 12].map((page) => (
          <div key={page} role="group" aria-label={`Example: page ${page}`}>
            <Pagination page={page} pages={12} hrefFor={pageHref} />
          </div>
        ))}
      </State>
      <State label="Questions, the first one open">
        <Accordion items={QUESTIONS} openFirst />
      </State>
    </States>
    <States title="Nothing there" wide>
      <State label="An empty list">
        <EmptyNote
          icon={Search}
          title="Nothing saved yet"
          text="Press the heart on a car to keep it here."
          action={{ label: 'Look at our cars', href: '/' }}
        />
      </State>
      <State label="A gallery without photos">
        <NoPhotos itemType="car" canAsk={false} />
      </State>
    </States>
  </>
)

/** Repayments with their comparison rate. */
export const FinanceStates = () => (
  <States title="Finance summary">
    {(
      [
        ['Small', 'sm'],
        ['Medium', 'md'],
        ['Large', 'lg'],
      ] as const
    ).map(([label, size]) => (
      <State key={size} label={label}>
        <Repayment repaymentDollars={109} frequency="weekly" comparisonPercent={8.19} ratePercent={7.49} size={size} />
      </State>
    ))}
    <State label="Too little to show">
      <Repayment repaymentDollars={0} frequency="weekly" comparisonPercent={8.19} />
    </State>
  </States>
)
