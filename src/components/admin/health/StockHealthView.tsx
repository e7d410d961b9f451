import type { AdminViewServerProps } from 'payload'
import { AdminPage } from '../AdminPage'
import { StockHealthPage } from './StockHealthPage'

/** The admin's page at /admin/stock-health (FEED-10). What it may show is decided where its data is read. */
export const StockHealthView = (view: AdminViewServerProps) => (
  <AdminPage view={view} path="/admin/stock-health">
    <StockHealthPage />
  </AdminPage>
)
