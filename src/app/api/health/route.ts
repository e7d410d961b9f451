export const dynamic = 'force-dynamic'

/** `GET /api/health`: this process is up. It checks no other service, so that an outage elsewhere never restarts it. */
export const GET = (): Response =>
  Response.json({ success: true, status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
