import type { VisitWords } from '@/src/domain/testDrives/vehicleVisit'

/** What a shopper can ask for on a car's page (VDP-42). */
export type VehicleEnquiryKind = 'enquiry' | 'test-drive' | 'photos' | 'video'

interface EnquiryRules {
  label: string
  heading: string
  submit: string
  category: string
  /** Whether a comment may be left out; the enquiry's own rule is a setting (LEA-07, LEA-20, LEA-25). */
  messageOptional: boolean
  /** Sent in place of an empty comment; null sends nothing. */
  hiddenMessage: string | null
}

export const PHOTOS_MESSAGE = 'Please send photos for this car'
const VIDEO_MESSAGE = 'Please send a video walkaround of this car'

/** The forms about a car: same fields, different purpose (LEA-07, LEA-20, LEA-25). */
export const vehicleEnquiryKinds: Record<VehicleEnquiryKind, EnquiryRules> = {
  enquiry: {
    label: 'Ask a question',
    heading: 'Ask about this one',
    submit: 'Enquire Now',
    category: 'General Enquiry',
    messageOptional: false,
    hiddenMessage: null,
  },
  'test-drive': {
    label: 'Book a test drive',
    heading: 'Book a Test Drive',
    submit: 'Book a Test Drive',
    category: 'Test Drive',
    messageOptional: true,
    hiddenMessage: null,
  },
  photos: {
    label: 'Request photos',
    heading: 'Request photos',
    submit: 'Request Photos',
    category: 'Request Photos',
    messageOptional: true,
    hiddenMessage: PHOTOS_MESSAGE,
  },
  video: {
    label: 'Ask for a video',
    heading: 'Ask for a video walkaround',
    submit: 'Ask for a Video',
    category: 'Request Video',
    messageOptional: true,
    hiddenMessage: VIDEO_MESSAGE,
  },
}

/** The words of a form about one vehicle: how it is tried depends on what it is. */
export const enquiryWords = (
  kind: VehicleEnquiryKind,
  visit: VisitWords,
): Pick<EnquiryRules, 'label' | 'heading' | 'submit'> =>
  kind === 'test-drive'
    ? { label: visit.label, heading: visit.button, submit: visit.button }
    : vehicleEnquiryKinds[kind]

const order: readonly VehicleEnquiryKind[] = ['enquiry', 'test-drive', 'photos', 'video']

/**
 * The kinds of enquiry on a car's page: for a sold car only an enquiry about similar ones (PRC-06), the test drive
 * comes first where only that is offered (PRC-08), and a site may hide test drives of cars that are coming soon
 * (LEA-23). There is no video of a car that is not there yet.
 */
export const kindsFor = (car: {
  sold: boolean
  comingSoon: boolean
  testDriveOnly: boolean
  hideTestDriveWhenComingSoon: boolean
}): VehicleEnquiryKind[] => {
  if (car.sold) return ['enquiry']
  const kinds: readonly VehicleEnquiryKind[] = car.testDriveOnly ? ['test-drive', 'enquiry', 'photos', 'video'] : order
  const hidesDrive = car.comingSoon && car.hideTestDriveWhenComingSoon && !car.testDriveOnly
  return kinds.filter((kind) => !(kind === 'video' && car.comingSoon) && !(kind === 'test-drive' && hidesDrive))
}

/** The comment a lead is stored with: the shopper's words after the form's own, where it has any (LEA-25). */
export const leadMessage = (kind: VehicleEnquiryKind, typed: string): string =>
  [vehicleEnquiryKinds[kind].hiddenMessage, typed.trim()].filter(Boolean).join('\n\n')
