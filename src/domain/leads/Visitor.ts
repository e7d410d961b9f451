import { z } from 'zod'

const detail = z.string().trim().max(200)

/** A visitor's details, remembered in the browser to prefill later forms (ENT-22). */
export const visitorSchema = z.object({
  name: detail.min(1),
  last_name: detail.default(''),
  email: detail.min(1),
  phone: detail.min(1),
  postcode: detail.default(''),
})

export type Visitor = z.infer<typeof visitorSchema>

/** What to remember of a submitted form: null unless name, e-mail and phone are all present (ENT-22). */
export const rememberedVisitor = (form: unknown): Visitor | null => {
  const parsed = visitorSchema.safeParse(form)
  return parsed.success ? parsed.data : null
}
