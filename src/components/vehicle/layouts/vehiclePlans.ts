import type { Theme } from '@/tenants/Site'

/** The parts of a vehicle's details; one without content is left out. */
export type SectionKey =
  | 'key'
  | 'checks'
  | 'analysis'
  | 'price'
  | 'comments'
  | 'features'
  | 'closer'
  | 'video'
  | 'specs'
  | 'finance'
  | 'running'
  | 'delivery'
  | 'place'
  | 'disclaimer'

/** Their headings, and those of the parts after them. */
export type SectionTitles = Record<
  Exclude<SectionKey, 'running' | 'disclaimer'> | 'fuel' | 'charging' | 'ask' | 'similar',
  string
>

export interface VehiclePlan {
  /** In the order they are read. */
  sections: readonly SectionKey[]
  /** On a wide window in the column beside, under price and actions. */
  beside: readonly SectionKey[]
  /** After those, as wide as the page. */
  below: readonly SectionKey[]
  /** Whether similar cars come before the enquiry form. */
  similarFirst: boolean
  titles: SectionTitles
}

const PLAIN: SectionTitles = {
  key: 'Key information',
  checks: 'Checked and covered',
  analysis: 'Car analysis',
  price: 'How the price compares',
  comments: 'Dealer comments',
  features: 'Features',
  closer: 'A closer look',
  video: 'Video',
  specs: 'Specifications',
  finance: 'Finance',
  fuel: 'Fuel cost',
  charging: 'Charging cost',
  delivery: 'Delivery',
  place: 'Where to see it',
  ask: 'Talk to us about this one',
  similar: 'You might also like',
}

const LISTED: VehiclePlan = {
  sections: ['key', 'comments', 'features', 'specs', 'checks', 'analysis', 'price', 'closer', 'video'],
  beside: ['delivery', 'place'],
  below: ['finance', 'running', 'disclaimer'],
  similarFirst: false,
  titles: PLAIN,
}

/** What a vehicle page tells, in which order and under which words, by the site's layout (theme.vehicleLayout). */
export const vehiclePlans: Record<Theme['vehicleLayout'], VehiclePlan> = {
  beside: LISTED,
  wide: LISTED,
  stage: {
    sections: [
      ...(['comments', 'features', 'key', 'specs', 'closer', 'video', 'checks', 'analysis'] as const),
      ...(['price', 'finance', 'running', 'delivery', 'place', 'disclaimer'] as const),
    ],
    beside: [],
    below: [],
    similarFirst: true,
    titles: {
      ...PLAIN,
      key: 'Key facts',
      checks: 'Checks and cover',
      comments: 'About this one',
      features: 'Features that come with it',
      closer: 'Inside and up close',
      specs: 'Technical details',
      delivery: 'Delivery to your door',
      place: 'See it at the dealership',
      ask: 'Ask us or arrange a time',
      similar: 'Others like it',
    },
  },
  sheet: {
    sections: [
      ...(['specs', 'features', 'checks', 'analysis', 'closer', 'video', 'comments', 'price'] as const),
      ...(['finance', 'running', 'delivery', 'place', 'disclaimer'] as const),
    ],
    beside: [],
    below: [],
    similarFirst: true,
    titles: {
      ...PLAIN,
      key: 'Data sheet',
      checks: 'Inspection and cover',
      comments: 'Notes from the yard',
      features: 'Fitted equipment',
      closer: 'Seen close up',
      finance: 'Repayments',
      place: 'Yard and opening hours',
      ask: 'Ask the yard',
      similar: 'Others to compare it with',
    },
  },
  story: {
    sections: ['price', 'checks', 'analysis', 'comments', 'key', 'features', 'specs', 'closer', 'video'],
    beside: [],
    below: ['finance', 'running', 'delivery', 'place', 'disclaimer'],
    similarFirst: false,
    titles: {
      ...PLAIN,
      key: 'Key facts in short',
      checks: 'What we checked',
      analysis: 'Kilometres and age',
      price: 'Is the price fair?',
      comments: 'What we think of it',
      features: 'Features you get',
      closer: 'Come closer',
      specs: 'Full specifications',
      finance: 'Finance and repayments',
      delivery: 'Delivery: we bring it to you',
      place: 'Or come and see it',
      ask: 'Anything else? Ask us',
      similar: 'Not quite it? Similar ones',
    },
  },
  editorial: {
    sections: [
      ...(['comments', 'key', 'features', 'specs', 'checks', 'analysis', 'closer', 'video'] as const),
      ...(['price', 'place', 'finance', 'running', 'delivery', 'disclaimer'] as const),
    ],
    beside: [],
    below: [],
    similarFirst: true,
    titles: {
      ...PLAIN,
      key: 'Key figures',
      checks: 'Checks and warranty',
      analysis: 'How it was used',
      price: 'Its price in the market',
      comments: 'Our comments',
      features: 'Equipment',
      closer: 'In detail',
      specs: 'Specifications in detail',
      place: 'Location and hours',
      ask: 'Enquire about this one',
      similar: 'Similar vehicles',
    },
  },
}
