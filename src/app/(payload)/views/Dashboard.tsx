import type { Payload, TypedUser } from 'payload'
import type { ReactNode } from 'react'
import { ShownPanel, SoonPanel } from '@/src/components/admin/dashboard/CalendarPanels'
import { Panel, Unread } from '@/src/components/admin/dashboard/Panel'
import { StockPanel, ViewedPanel } from '@/src/components/admin/dashboard/StockPanel'
import { AttentionPanel, FeedPanel, LeadPanel } from '@/src/components/admin/dashboard/WorkPanels'
import { holdsRole, isEditor } from '@/src/components/admin/marketers/holdsRole'
import { workingDealership } from '@/src/components/admin/marketers/workingDealership'
import { listHref } from '@/src/domain/dashboard/listHref'
import { isRead, type Read, readPanels } from './readPanels'

interface DashboardProps {
  payload: Payload
  user?: TypedUser | null
}

/** A panel of what was read; none where the user may not see it. */
const shown = <Value extends object>(
  id: string,
  title: string,
  read: Read<Value>,
  draw: (value: Value) => ReactNode,
): ReactNode => {
  if (isRead(read)) return draw(read)
  if (read === 'denied') return null
  return (
    <Panel id={id} title={title}>
      <Unread />
    </Panel>
  )
}

/**
 * The admin's start page below the daily tasks: stock, leads, feeds, most viewed cars and what is about to end, of the chosen
 * dealership or of all the user has (CMS-02).
 */
export const Dashboard = async ({ payload, user }: DashboardProps) => {
  if (!user) return null
  const now = new Date()
  const dealership = await workingDealership({ payload, user })
  const panels = await readPanels({ payload, user, dealership: dealership?.id ?? null, now })
  const { attention } = panels
  const several = attention !== null
  return (
    <div className="dash">
      {attention && <AttentionPanel {...attention} />}
      {shown('leads', 'Leads', panels.leads, ({ since, ...counts }) => (
        <LeadPanel
          {...counts}
          todayHref={listHref('leads', [['createdAt', 'greater_than_equal', since.toISOString()]])}
        />
      ))}
      {shown('stock', 'Stock', panels.stock, (stock) => (
        <StockPanel {...stock} mayAdd={isEditor(user)} />
      ))}
      {shown('feeds', 'Feeds', panels.feeds, (feeds) => (
        <FeedPanel {...feeds} several={several} maySetUp={holdsRole(user, ['dealership-admin'])} now={now} />
      ))}
      {shown('viewed', 'Most viewed', panels.viewed, (viewed) => (
        <ViewedPanel {...viewed} several={several} />
      ))}
      {shown('soon', 'Next 14 days', panels.soon, (soon) => (
        <SoonPanel {...soon} />
      ))}
      {shown('now', 'On the website now', panels.shown, (counts) => (
        <ShownPanel shown={counts} />
      ))}
    </div>
  )
}
