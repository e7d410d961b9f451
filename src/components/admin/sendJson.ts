import { z } from '@/src/components/admin/zod'

export type Sent<T> = { ok: true; value: T } | { ok: false; message: string }

const refused = z.union([
  z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error.message),
  z.object({ errors: z.array(z.object({ message: z.string() })).min(1) }).transform(({ errors }) => errors[0]?.message),
])

/** Sends JSON, or a form with its files, to our own API: the checked answer, or why there is none, in words. */
export const sendJson = async <T>(
  address: string,
  body: unknown,
  schema: z.ZodType<T>,
  method: 'POST' | 'PATCH' = 'POST',
): Promise<Sent<T>> => {
  const content =
    body instanceof FormData
      ? { body }
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(address, { method, ...content }).catch(() => null)
  const json: unknown = await response?.json().catch(() => null)
  const parsed = response?.ok ? schema.safeParse(json) : null
  if (parsed?.success) return { ok: true, value: parsed.data }
  return { ok: false, message: refused.safeParse(json).data ?? 'That did not work. Try again.' }
}
