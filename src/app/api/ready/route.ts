import { healthPool } from '@/src/jobs/health/healthPool'
import { readiness, readyParts } from '@/src/jobs/health/readiness'
import { migrations } from '@/migrations'
import { stockEngine } from '@/src/services/search/engine'

export const dynamic = 'force-dynamic'

/** The requested parts, all by default; unknown names are ignored. */
const partsOf = (request: Request) => {
  const asked = new URL(request.url).searchParams.get('parts')?.split(',')
  return readyParts.filter((part) => !asked || asked.includes(part))
}

/**
 * `GET /api/ready`: 200 when this process can do all of its work, else 503 with the parts that are down: the database,
 * its migrations, the search engine. `?parts=database,migrations` checks only those: pages work without search, so a
 * load balancer may leave it out.
 */
export const GET = async (request: Request): Promise<Response> => {
  const needed = migrations.map(({ name }) => name)
  const parts = await readiness({ pool: healthPool(), engine: stockEngine(), needed }, partsOf(request))
  const down = parts.filter(({ problem }) => problem !== null)
  const fields = Object.fromEntries(down.map(({ part, problem }) => [part, problem]))
  const state = Object.fromEntries(parts.map(({ part, problem }) => [part, problem === null ? 'ok' : 'down']))
  const body =
    down.length === 0
      ? { success: true, status: 'ready', parts: state }
      : { success: false, error: { code: 'not_ready', message: 'Not everything is there.', fields }, parts: state }
  return Response.json(body, { status: down.length === 0 ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}
