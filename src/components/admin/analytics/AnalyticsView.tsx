import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { dealershipZone } from '@/tenants/dealershipZone'
import { zonedTime } from '@/src/domain/locations/hours/zonedTime'
import { AdminPage } from '../AdminPage'
import { workingDealership } from '../marketers/workingDealership'
import './analytics.css'
import { AnalyticsPage } from './AnalyticsPage'

const TITLE = 'What shoppers do'

const Analytics = async ({ req }: { req: PayloadRequest }) => {
  const dealership = await workingDealership(req)
  const { date: today } = zonedTime(new Date(), await dealershipZone(req, dealership?.id ?? null))
  return <AnalyticsPage today={today} dealership={dealership} />
}

/** The admin's page at /admin/analytics: leads, calls and saved cars by day (ANA-16). Who may see them is checked where they are read. */
export const AnalyticsView = (view: AdminViewServerProps) => (
  <AdminPage view={view} path="/admin/analytics" step={TITLE} className="analytics">
    <h1>{TITLE}</h1>
    <Analytics req={view.initPageResult.req} />
  </AdminPage>
)
