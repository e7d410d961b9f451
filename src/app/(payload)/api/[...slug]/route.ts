import config from '@payload-config'
import { handleApi } from '@/src/payload/http/handleApi'

const handle = (request: Request): Promise<Response> => handleApi(config, request)

export const GET = handle
export const POST = handle
export const PATCH = handle
export const PUT = handle
export const DELETE = handle
export const OPTIONS = handle
