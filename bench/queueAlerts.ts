import { Pool } from 'pg'
import { alertClock } from '../src/jobs/alerts/alertClock'

/** Queues the messages of a morning: `tsx bench/queueAlerts.ts <database> <time>`. Prints how many. */
const [databaseUrl = '', time = ''] = process.argv.slice(2)
const pool = new Pool({ connectionString: databaseUrl, max: 2 })
const queued = await alertClock(pool, new Date(time))
console.log(JSON.stringify({ queued }))
await pool.end()
