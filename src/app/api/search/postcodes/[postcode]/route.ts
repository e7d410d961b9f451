import { apiError } from '@/src/payload/http/apiError'
import { geocodePostcode } from '@/src/services/geocoding/geocodePostcode'
import { withSearchSite } from '../../withSearchSite'

/** `GET /api/search/postcodes/{postcode}`: where a postcode is, from our own table; 404 'Invalid postcode' (ERR-23). */
export const GET = (request: Request, { params }: { params: Promise<{ postcode: string }> }): Promise<Response> =>
  withSearchSite(request, async () => {
    const place = await geocodePostcode((await params).postcode)
    return place ? Response.json({ success: true, place }) : apiError(404, 'unknown_postcode', 'Invalid postcode')
  })
