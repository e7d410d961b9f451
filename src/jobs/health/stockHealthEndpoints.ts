import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { actorOf, tenantsWithRole } from '@/src/payload/access/actor'
import { apiError } from '@/src/payload/http/apiError'
import { stockEngine } from '@/src/services/search/engine'
import { retryDeadLetters } from '../queue/deadLetters'
import { queues, tasks } from '../taskNames'
import { healthPool } from './healthPool'
import { readStockHealth, type HealthReach } from './readStockHealth'

/** Editors see their dealerships; dealership admins and platform admins may retry. Null for anyone who is not staff. */
const reachOf = (req: PayloadRequest): HealthReach | null => {
  const actor = actorOf(req.user)
  if (actor.kind !== 'staff') return null
  if (actor.platformAdmin) return { see: 'all', repair: 'all' }
  const see = tenantsWithRole(actor, ['dealership-admin', 'marketer'])
  return see.length === 0 ? null : { see, repair: tenantsWithRole(actor, ['dealership-admin']) }
}

const mayRepair = ({ repair }: HealthReach): boolean => repair === 'all' || repair.length > 0

const refused = (): Response => apiError(403, 'forbidden', 'This is for editors of a dealership.')
const notYours = (): Response => apiError(403, 'forbidden', 'This is for admins of a dealership.')

/** `GET /api/stock-health`: feeds, sync and index of the dealerships the person may see (FEED-10). */
const read = async (req: PayloadRequest): Promise<Response> => {
  const reach = reachOf(req)
  if (!reach) return refused()
  const health = await readStockHealth({ pool: healthPool(), engine: stockEngine() }, reach, new Date())
  return Response.json(health, { headers: { 'cache-control': 'no-store' } })
}

const retryBody = z.strictObject({ carId: z.uuid().nullable() })

const bodyOf = async (req: PayloadRequest): Promise<unknown> => {
  try {
    return await req.json?.()
  } catch {
    return null
  }
}

/** `POST /api/stock-health/retry`: tries one car again that the index refused, or all of them (`carId: null`). */
const retry = async (req: PayloadRequest): Promise<Response> => {
  const reach = reachOf(req)
  if (!reach || !mayRepair(reach)) return reach ? notYours() : refused()
  const body = retryBody.safeParse(await bodyOf(req))
  if (!body.success)
    return apiError(400, 'invalid_request', 'The body must be { "carId": "..." } or { "carId": null }.')
  const retried = await retryDeadLetters(healthPool(), reach.repair, body.data.carId)
  if (body.data.carId !== null && retried === 0) return apiError(404, 'not_found', 'No such car is set aside.')
  return Response.json({ success: true, retried })
}

/**
 * `POST /api/stock-health/reconcile`: makes the worker compare database and index now. Repeated requests are merged.
 */
const reconcile = async (req: PayloadRequest): Promise<Response> => {
  const reach = reachOf(req)
  if (!reach || !mayRepair(reach)) return reach ? notYours() : refused()
  const job = [tasks.reconcile, '{}', queues.checks, `${tasks.reconcile}:asked`]
  await healthPool().query('SELECT wake_worker($1, $2::json, $3, $4)', job)
  return Response.json({ success: true }, { status: 202 })
}

/** Endpoints of the health page, on the platform's host only. */
export const stockHealthEndpoints: Endpoint[] = [
  { path: '/stock-health', method: 'get', handler: read },
  { path: '/stock-health/retry', method: 'post', handler: retry },
  { path: '/stock-health/reconcile', method: 'post', handler: reconcile },
]
