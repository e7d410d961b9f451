import { getCar } from '@/src/data/cars/getCar'
import { getSite } from '@/src/data/site/getSite'
import type { Car } from '@/src/domain/stock/car/Car'
import { apiError } from '@/src/payload/http/apiError'
import type { Site } from '@/tenants/Site'

type CarParams = { params: Promise<{ domain: string; slug: string }> }

/** A route below a car's page: 404 for a car that is not this site's. */
export const carRoute =
  (answer: (found: { site: Site; car: Car; request: Request }) => Promise<Response>) =>
  async (request: Request, { params }: CarParams): Promise<Response> => {
    const { domain, slug } = await params
    const site = await getSite(domain)
    const car = site && (await getCar(site, slug))
    return site && car ? answer({ site, car, request }) : apiError(404, 'not_found', 'There is no such car.')
  }
