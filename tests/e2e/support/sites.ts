/** The demo dealerships the browser tests use; `npm test` seeds them. */
export const port = process.env.E2E_PORT ?? '3000'
export const siteUrl = (slug: string, path = '/'): string => `http://${slug}.localhost:${port}${path}`
export const platformUrl = (path = '/'): string => `http://localhost:${port}${path}`

export const demoSites = [
  'harbour-city',
  'apex-motor-group',
  'second-gear',
  'big-rig-leisure',
  'northline-mazda',
] as const
export const group = 'apex-motor-group'
export const searchPath = '/search/new-used-and-demo-cars/'
