import { createHash, timingSafeEqual } from 'node:crypto'
import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { env } from '@/src/env'
import { apiError } from '@/src/payload/http/apiError'
import { sharedPageStore } from '@/src/services/cache/pageStore'
import { jsonBody } from '@/src/payload/http/requestBody'
import { searchGuard } from '../../search/searchGuard'

/** 500 tags of 250 letters. */
const BODY_MAX = 200_000

const bodySchema = z.object({ tags: z.array(z.string().min(1).max(250)).min(1).max(500) })

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const mayRevalidate = (header: string | null): boolean =>
  timingSafeEqual(digest(header ?? ''), digest(`Bearer ${env().INTERNAL_SECRET}`))

/**
 * Next's own `revalidateTag` purges after the response and reports no failure, so the shared cache is purged here
 * first.
 */
const purgeShared = async (tags: string[]): Promise<boolean> => {
  try {
    await sharedPageStore()?.purge(tags)
    return true
  } catch {
    return false
  }
}

/**
 * `POST /api/internal/web-cache`: the worker sends cache tags whose pages are out of date; the next request renders
 * them again. A `site` or `stock` tag also clears the search endpoint's in-memory answers and site data. Answers 503
 * when the shared cache is down, and the worker tries again.
 */
export const POST = async (request: Request): Promise<Response> => {
  if (!mayRevalidate(request.headers.get('authorization'))) {
    return apiError(401, 'unauthorised', 'This address is for the platform itself.')
  }
  const sent = await jsonBody(request, BODY_MAX)
  if (sent instanceof Response) return sent
  const { data: body } = bodySchema.safeParse(sent.json)
  if (!body) return apiError(400, 'invalid_request', 'The body must be { "tags": ["..."] }.')
  if (!(await purgeShared(body.tags))) return apiError(503, 'cache_away', 'The shared cache does not answer.')
  for (const tag of body.tags) {
    revalidateTag(tag, { expire: 0 })
    const [kind, tenantId] = tag.split(':')
    if ((kind !== 'stock' && kind !== 'site') || !tenantId) continue
    const { answers, sites } = searchGuard()
    answers.forget(tenantId)
    sites.delete(tenantId)
  }
  return Response.json({ success: true, tags: body.tags.length }, { headers: { 'cache-control': 'no-store' } })
}
