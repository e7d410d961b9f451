import type { RunParams } from '@/src/app/api/feeds/feedRequest'
import { decide } from '../../../../decide'

/** `POST /api/feeds/{client}/runs/{run}/approve`: the cars a held run misses leave the site (FEED-03). */
export const POST = (request: Request, context: RunParams): Promise<Response> => decide(request, context, true)
