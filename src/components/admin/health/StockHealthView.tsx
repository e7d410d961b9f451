import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { StockHealthScreen } from './StockHealthScreen'

/** The admin's page at /admin/stock-health (FEED-10). What it may show is decided where its data is read. */
export const StockHealthView = ({ initPageResult, params, searchParams }: AdminViewServerProps) => {
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { user, i18n, payload } = req
  if (!user) redirect('/admin/login?redirect=%2Fadmin%2Fstock-health')
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      searchParams={searchParams}
      user={user}
      visibleEntities={visibleEntities}
    >
      <Gutter>
        <StockHealthScreen />
      </Gutter>
    </DefaultTemplate>
  )
}
