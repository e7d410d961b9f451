import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod/mini'

export type FormSchema = z.ZodMiniType<FieldValues, FieldValues>

const resolverCode = () => import('@hookform/resolvers/zod')

/**
 * Validates with the schema the server action parses with. zod (12 KB gzip) and the schema are fetched when they are first
 * needed; where they cannot be, the form is sent as it is and the server validates it.
 */
export const schemaResolver =
  (load: () => Promise<FormSchema>): Resolver<FieldValues> =>
  async (values, context, options) => {
    const code = await Promise.all([resolverCode(), load()]).catch(() => null)
    if (!code) return { values, errors: {} }
    const [{ zodResolver }, schema] = code
    return zodResolver(schema)(values, context, options)
  }

/** Fetches what validation needs ahead of the first check. */
export const preloadSchema = (load: () => Promise<FormSchema>): void =>
  void Promise.all([resolverCode(), load()]).catch(() => undefined)
