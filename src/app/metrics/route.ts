import { createHash, timingSafeEqual } from 'node:crypto'
import { Registry } from 'prom-client'
import { tenantOfHost, requestHost } from '@/src/data/site/tenantOfHost'
import { env } from '@/src/env'
import { healthPool } from '@/src/jobs/health/healthPool'
import { platformMetrics } from '@/src/jobs/health/platformMetrics'
import { apiError } from '@/src/payload/http/apiError'
import { isFromThisMachine } from '@/src/services/visitors/openRequests'
import { processMetrics } from '@/src/services/metrics/processMetrics'

export const dynamic = 'force-dynamic'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const mayScrape = (headers: Headers): boolean => {
  const { METRICS_TOKEN: token } = env()
  if (token === undefined) return isFromThisMachine(headers)
  return timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${token}`))
}

/**
 * `GET /metrics`: Prometheus text, on the platform's host only, for the holder of METRICS_TOKEN; without a token for
 * this machine only. Counts come from the database and are the same from every process; times of requests and searches,
 * and reads of the cache, are this web process's own.
 */
export const GET = async (request: Request): Promise<Response> => {
  const host = await tenantOfHost(requestHost(request.headers))
  if (host.kind !== 'platform') return apiError(404, 'not_found', 'Nothing is here.')
  if (!mayScrape(request.headers)) {
    const answer = apiError(401, 'unauthorised', 'Metrics need the bearer token of METRICS_TOKEN.')
    answer.headers.set('www-authenticate', 'Bearer')
    return answer
  }
  const { registry } = processMetrics()
  const merged = Registry.merge([registry, await platformMetrics(healthPool(), new Date())])
  return new Response(await merged.metrics(), {
    headers: { 'content-type': merged.contentType, 'cache-control': 'no-store' },
  })
}
