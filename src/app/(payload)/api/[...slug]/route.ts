import config from '@payload-config'
import { clientAddress } from '@/src/app/limits/clientAddress'
import { handleApi } from '@/src/payload/http/handleApi'

const handle = (request: Request): Promise<Response> => handleApi(config, request, clientAddress(request.headers))

export const GET = handle
export const POST = handle
export const PATCH = handle
export const PUT = handle
export const DELETE = handle
export const OPTIONS = handle
