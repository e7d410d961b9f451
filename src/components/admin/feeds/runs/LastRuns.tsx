'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { z } from '@/src/components/admin/zod'
import '../feeds.css'
import { stateWords } from '@/src/domain/feeds/runStates'
import { runSchema } from './runSchema'
import { timeAgo } from './timeAgo'
import { useJson } from '../useJson'

const listSchema = z.object({ docs: z.array(runSchema), totalDocs: z.number() })
const SHOWN = 5
const numbers = ['rows', 'created', 'updated', 'rejected'] as const

/** The last deliveries of a feed (FEED-04). */
export const LastRuns = () => {
  const { id } = useDocumentInfo()
  const where = `where[client][equals]=${id}`
  const { value } = useJson(
    id === undefined ? null : `/api/feed-runs?${where}&limit=${SHOWN}&sort=-startedAt&depth=0`,
    listSchema,
  )
  if (!value) return null
  return (
    <section className="feeds" aria-label="Last deliveries">
      <h3>Last deliveries</h3>
      {value.docs.length === 0 ? (
        <p className="feeds-hint">Nothing has come yet.</p>
      ) : (
        <table className="feeds-table">
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">State</th>
              <th scope="col">Rows</th>
              <th scope="col">New</th>
              <th scope="col">Changed</th>
              <th scope="col">Rejected</th>
            </tr>
          </thead>
          <tbody>
            {value.docs.map((run) => (
              <tr key={run.id}>
                <th scope="row">
                  <a href={`/admin/collections/feed-runs/${run.id}`}>{timeAgo(run.startedAt, new Date())}</a>
                </th>
                <td>
                  <span className={`feeds-chip feeds-chip--${run.state}`}>{stateWords[run.state]}</span>
                </td>
                {numbers.map((name) => (
                  <td key={name}>{run[name].toLocaleString('en-AU')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {value.totalDocs > SHOWN && <a href={`/admin/collections/feed-runs?${where}`}>All {value.totalDocs}</a>}
    </section>
  )
}
