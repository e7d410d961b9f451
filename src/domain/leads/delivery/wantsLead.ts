/** What a destination asks for; an empty list is everything. */
interface Wishes {
  categories?: readonly string[] | null
  makes?: readonly string[] | null
}

const has = (list: readonly string[] | null | undefined, value: string): boolean =>
  !list || list.length === 0 || list.some((item) => item.trim().toLowerCase() === value.trim().toLowerCase())

/** Whether a lead is one of those a destination takes; letters' case is ignored. */
export const wantsLead = (
  { categories, makes }: Wishes,
  lead: { category?: string | null; vehicle_make?: string | null },
): boolean => has(categories, lead.category ?? '') && has(makes, lead.vehicle_make ?? '')
