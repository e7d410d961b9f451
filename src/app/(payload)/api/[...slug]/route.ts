import config from '@payload-config'
import { clientAddress } from '@/src/services/visitors/clientAddress'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { hasFeedKey } from '@/src/payload/auth/feedKeyStrategy'
import { despiteOutage } from '@/src/payload/http/databaseAway'
import { handleApi } from '@/src/payload/http/handleApi'

const handle = async (request: Request): Promise<Response> => {
  const answer = await handleApi(config, request, clientAddress(request.headers))
  // The admin has words of its own for an outage; feeds are other people's programs, which obey the status.
  return hasFeedKey(request) ? despiteOutage(request, answer, payloadClient) : answer
}

export const GET = handle
export const POST = handle
export const PATCH = handle
export const PUT = handle
export const DELETE = handle
export const OPTIONS = handle
