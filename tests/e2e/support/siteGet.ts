import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
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

/** All that is sent for a page: its HTML, and its data for React, which comes with the scripts. */
export const wholePage = async (request: APIRequestContext, slug: string, path: string): Promise<string> => {
  const html = await siteGet(request, slug, path)
  const data = await siteGet(request, slug, `${path}?_rsc`, { rsc: '1' })
  expect(data.headers()['content-type']).toBe('text/x-component')
  return (await html.text()) + (await data.text())
}
