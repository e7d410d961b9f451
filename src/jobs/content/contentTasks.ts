import type { TaskList } from 'graphile-worker'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { tasks } from '../taskNames'
import { contentDue } from './contentDue'
import { publishDue } from './publishDue'
import { tidyDrafts } from './tidyDrafts'

interface ContentDeps {
  payload: Payload
  pool: Pool
  revalidate: (tags: string[]) => Promise<void>
}

/** The worker's tasks for content. */
export const contentTasks = ({ payload, pool, revalidate }: ContentDeps): TaskList => ({
  [tasks.contentClock]: async () => {
    await publishDue(payload, pool)
    await contentDue({ pool, revalidate }, new Date())
  },
  [tasks.tidyDrafts]: async () => {
    await tidyDrafts(payload, new Date())
  },
})
