import { z } from 'zod'

/** An error as every API of the platform answers it (ERR-19, design §6). No cache keeps it. */
export const apiError = (status: number, code: string, message: string, fields?: Record<string, string>): Response =>
  Response.json(
    { success: false, error: { code, message, ...(fields ? { fields } : {}) } },
    { status, headers: { 'cache-control': 'no-store' } },
  )

const failure = z.object({
  errors: z
    .array(
      z.object({
        message: z.string().catch('The request failed.'),
        data: z
          .object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) })
          .optional()
          .catch(undefined),
      }),
    )
    .min(1),
  docs: z.undefined().optional(),
})

const codes: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  413: 'too_large',
}

/** Payload's own error answer in the shape of the platform's API (ERR-19); every other answer as it is. */
export const asApiError = async (response: Response): Promise<Response> => {
  if (response.status < 400) return response
  const parsed = failure.safeParse(
    await response
      .clone()
      .json()
      .catch(() => null),
  )
  const first = parsed.data?.errors[0]
  if (!first) return response
  const named = first.data?.errors ?? []
  const code = codes[response.status] ?? (response.status < 500 ? 'request_failed' : 'internal_error')
  if (named.length === 0) return apiError(response.status, code, first.message)
  const fields = Object.fromEntries(named.map(({ path, message }) => [path, message]))
  return apiError(response.status, code, Object.values(fields).join(' '), fields)
}
