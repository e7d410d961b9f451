import type { RunParams } from '@/src/app/api/feeds/feedRequest'
import { decide } from '../../../../decide'

/** `POST /api/feeds/{client}/runs/{run}/refuse`: a held run delists nothing (FEED-03). */
export const POST = (request: Request, context: RunParams): Promise<Response> => decide(request, context, false)
