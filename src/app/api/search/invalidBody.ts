import type { ZodError } from 'zod'
import { apiError } from '@/src/payload/http/apiError'

/** 400 with one message for each wrong field (ERR-19). */
export const invalidBody = (error: ZodError): Response => {
  const fields = Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.') || 'body', message]))
  return apiError(400, 'invalid_request', 'The request is not valid.', fields)
}
