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
}

/** The worker's tasks for content. */
export const contentTasks = ({ payload, pool }: ContentDeps): TaskList => ({
  [tasks.contentClock]: async (_, { addJob }) => {
    await publishDue(payload, pool)
    const revalidate = async (tags: string[]): Promise<void> => void (await addJob(tasks.revalidate, { tags }))
    await contentDue({ pool, revalidate }, new Date())
  },
  [tasks.tidyDrafts]: async () => {
    await tidyDrafts(payload, new Date())
  },
})
