import { z } from '@/src/components/admin/zod'
import { relationId } from '@/src/domain/relationId'

/** The published home page as the API lists it. */
export const homeSchema = z.object({
  docs: z.array(
    z.object({
      layout: z.array(z.object({ blockType: z.string(), offers: z.array(z.unknown()).nullish() })).nullish(),
    }),
  ),
})

/**
 * Whether a home page has a section that shows an offer: as one of the latest, or by name. Null when the dealership has
 * no home page of its own, because only some templates show offers.
 */
export const showsOnHome = ({ docs }: z.infer<typeof homeSchema>, offerId: string): boolean | null => {
  const [home] = docs
  if (!home) return null
  return (home.layout ?? []).some(({ blockType, offers }) => {
    if (blockType !== 'offers') return false
    return !offers?.length || offers.some((offer) => relationId(offer) === offerId)
  })
}
