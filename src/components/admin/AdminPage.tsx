import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

interface AdminPageProps {
  view: AdminViewServerProps
  /** Its own path, to come back to from signing in. */
  path: string
  /** Its name in the line of steps; none where it is the admin's first. */
  step?: string
  className?: string
  children: ReactNode
}

/**
 * A custom page in the admin's frame, for signed-in users only. Access to its data is checked where the data is read.
 */
export const AdminPage = ({ view, path, step, className, children }: AdminPageProps) => {
  const { initPageResult, params, searchParams } = view
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { user, i18n, payload } = req
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(path)}`)
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      searchParams={searchParams}
      user={user}
      viewActions={payload.config.admin.components?.actions}
      visibleEntities={visibleEntities}
    >
      {step && <SetStepNav nav={[{ label: step }]} />}
      <Gutter className={className}>{children}</Gutter>
    </DefaultTemplate>
  )
}
