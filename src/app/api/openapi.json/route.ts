import { openApiDocument } from '@/src/domain/openapi/openApiDocument'
import { env } from '@/src/env'

/** `GET /api/openapi.json`: the description of import and read endpoints, with this platform's address. */
export const GET = (): Response => {
  const { PUBLIC_SCHEME, PLATFORM_HOST } = env()
  return Response.json(openApiDocument(`${PUBLIC_SCHEME}://${PLATFORM_HOST}`), {
    headers: { 'cache-control': 'public, max-age=3600' },
  })
}
