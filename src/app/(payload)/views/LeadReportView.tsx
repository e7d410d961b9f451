import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { z } from 'zod'
import { actorOf } from '@/src/payload/access/actor'
import { leadTenants } from '@/src/payload/access/leadTenants'
import type { ReportRow } from '@/src/domain/leads/desk/LeadReport'
import { readLeadReport } from '@/src/payload/leadDesk/readLeadReport'
import { instantAt, zonedTime } from '@/src/domain/locations/hours/zonedTime'
import { dealershipZone } from '@/tenants/dealershipZone'
import { AdminPage } from '@/src/components/admin/AdminPage'
import { workingDealership } from '@/src/components/admin/marketers/workingDealership'
import '@/src/components/admin/desk/desk.css'
import { ReportChart, ReportTable, spanOf } from '@/src/components/admin/desk/ReportTable'
import '@/src/components/admin/desk/report.css'

const PATH = '/admin/lead-report'
const PERIODS = [7, 30, 90] as const
const DAY_MS = 86_400_000

const daysAsked = z.object({ days: z.coerce.number().pipe(z.union(PERIODS.map((days) => z.literal(days)))) })

const tables = [
  ['type', 'By type'],
  ['source', 'Where they came from'],
  ['make', 'By make'],
  ['person', 'By who answers'],
] as const

const Report = ({ rows, days, today }: { rows: ReportRow[]; days: number; today: string }) => {
  const all = rows.find(({ by }) => by === 'all')
  const tiles = [
    ['Leads', String(all?.leads ?? 0)],
    ['Answered', all && all.leads > 0 ? `${Math.round((all.answered / all.leads) * 100)} %` : '–'],
    ['Usual time to the first answer', spanOf(all?.medianMinutes ?? null)],
    ['Won', String(all?.won ?? 0)],
  ] as const
  return (
    <>
      <ul className="report__tiles">
        {tiles.map(([label, value]) => (
          <li key={label}>
            <strong>{value}</strong>
            <span>{label}</span>
          </li>
        ))}
      </ul>
      <ReportChart rows={rows.filter(({ by }) => by === 'day')} days={days} today={today} />
      <div className="report__tables">
        {tables.map(([by, title]) => (
          <ReportTable key={by} title={title} rows={rows.filter((row) => row.by === by)} />
        ))}
      </div>
    </>
  )
}

const Page = async ({ view }: { view: AdminViewServerProps }) => {
  const { req } = view.initPageResult
  if (actorOf(req.user).kind !== 'staff') return null
  const days = daysAsked.safeParse(view.searchParams).data?.days ?? 30
  const dealership = await workingDealership(req)
  const zone = await dealershipZone(req, dealership?.id ?? null)
  const { date: today } = zonedTime(new Date(), zone)
  const since = instantAt(
    { date: new Date(Date.parse(today) - (days - 1) * DAY_MS).toISOString().slice(0, 10), minutes: 0 },
    zone,
  )
  const rows = await readLeadReport(req.payload, { tenants: leadTenants(req), since, zone })
  return (
    <>
      <header className="leads__head">
        <h1>Lead report</h1>
        <Link href="/admin/lead-desk" prefetch={false}>
          All leads
        </Link>
      </header>
      <p>{dealership?.name ?? 'All your dealerships'}. Repeated contacts count once.</p>
      <nav className="leads__views" aria-label="Period">
        {PERIODS.map((period) => (
          <Link
            key={period}
            href={`${PATH}?days=${period}`}
            prefetch={false}
            aria-current={period === days ? 'page' : undefined}
          >
            {period} days
          </Link>
        ))}
      </nav>
      <Report rows={rows} days={days} today={today} />
    </>
  )
}

/** The admin's page at /admin/lead-report: leads by day, type, source, make and person, with how soon they were answered. */
export const LeadReportView = (view: AdminViewServerProps) => (
  <AdminPage view={view} path={PATH} step="Lead report" className="leads">
    <Page view={view} />
  </AdminPage>
)
