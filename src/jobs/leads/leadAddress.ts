import { leadRecipient } from '@/src/domain/leads/leadRecipient'
import { relationId } from '@/src/domain/relationId'
import type { Lead } from '@/src/payload-types'
import type { LeadPlaces } from './leadPlaces'

/** The e-mail address of the location, or the department, a lead is for; null: no location has one. */
export const leadAddress = (
  places: LeadPlaces,
  { location, category }: Pick<Lead, 'location' | 'category'>,
): string | null => leadRecipient(places, { locationId: relationId(location), category: category ?? '' })
