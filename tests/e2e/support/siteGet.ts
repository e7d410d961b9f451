import type { APIRequestContext, APIResponse } from '@playwright/test'
import { port } from './sites'

/** A plain request to a dealership's site: by address and Host header, because only browsers resolve `*.localhost`. */
export const siteGet = (
  request: APIRequestContext,
  slug: string,
  path = '/',
  headers: Record<string, string> = {},
): Promise<APIResponse> =>
  request.get(`http://127.0.0.1:${port}${path}`, {
    headers: { ...headers, host: `${slug}.localhost:${port}` },
    maxRedirects: 0,
  })
