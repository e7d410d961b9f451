export const dynamic = 'force-dynamic'

/** `GET /api/health`: this process is up. It asks nobody else, so that an outage elsewhere never gets it killed. */
export const GET = (): Response =>
  Response.json({ success: true, status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
