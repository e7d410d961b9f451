import { request } from '@playwright/test'
import { port } from './sites'

export interface ListedCar {
  id: string
  slug: string
  make: string
  model: string
}

/** A car the site shows, by a REST query such as 'where[status][equals]=in_stock'. @throws when there is none. */
export const aCar = async (site: string, query: string): Promise<ListedCar> => {
  // By address and Host header: not every system's resolver knows `*.localhost`.
  const api = await request.newContext({ extraHTTPHeaders: { host: `${site}.localhost:${port}` } })
  const response = await api.get(`http://127.0.0.1:${port}/api/cars?depth=0&limit=1&${query}`)
  const { docs }: { docs?: ListedCar[] } = JSON.parse(await response.text())
  await api.dispose()
  const [car] = docs ?? []
  if (!car) throw new Error(`${site} shows no car with ${query}`)
  return car
}
