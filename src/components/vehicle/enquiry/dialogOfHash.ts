import type { VehicleEnquiryKind } from '@/src/domain/leads/vehicleEnquiryKinds'

/** A dialog of the vehicle page: one of its forms, the phone number, or how the estimate is made (VDP-42). */
export type AskedDialog = VehicleEnquiryKind | 'phone' | 'finance'

const HASHES: Record<string, AskedDialog> = {
  '#enquire': 'enquiry',
  '#test-drive': 'test-drive',
  '#photos': 'photos',
  '#video': 'video',
  '#phone': 'phone',
  '#finance-info': 'finance',
}

/** The dialog of a link's hash. Null when there is none, or the car does not offer that form. */
export const dialogOfHash = (hash: string, kinds: readonly VehicleEnquiryKind[]): AskedDialog | null => {
  const asked = HASHES[hash]
  if (!asked) return null
  return asked === 'phone' || asked === 'finance' || kinds.includes(asked) ? asked : null
}
