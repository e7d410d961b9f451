import type { Theme } from '@/tenants/Site'

/** The parts of a vehicle's details; one without content is left out. */
export type SectionKey =
  | 'key'
  | 'checks'
  | 'analysis'
  | 'price'
  | 'comments'
  | 'features'
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
  video: 'Video',
  specs: 'Specifications',
  finance: 'Finance',
  fuel: 'Fuel costs',
  charging: 'Charging costs',
  delivery: 'Delivery',
  place: 'Where to see it',
  ask: 'Talk to us about this one',
  similar: 'You might also like',
}

const LISTED: VehiclePlan = {
  sections: ['key', 'checks', 'analysis', 'price', 'comments', 'features', 'video', 'specs', 'finance'],
  beside: ['running', 'delivery', 'place', 'disclaimer'],
  similarFirst: false,
  titles: PLAIN,
}

/** What a vehicle page tells, in which order and under which words, by the site's layout (theme.vehicleLayout). */
export const vehiclePlans: Record<Theme['vehicleLayout'], VehiclePlan> = {
  beside: LISTED,
  wide: LISTED,
  stage: {
    sections: [
      ...(['comments', 'features', 'video', 'key', 'checks', 'analysis', 'specs'] as const),
      ...(['price', 'finance', 'running', 'delivery', 'place', 'disclaimer'] as const),
    ],
    beside: [],
    similarFirst: true,
    titles: {
      ...PLAIN,
      key: 'At a glance',
      checks: 'Behind every used car',
      comments: 'Meet this one',
      features: 'What comes with it',
      specs: 'Technical details',
      finance: 'Make it yours',
      fuel: 'On the road',
      charging: 'On the road',
      delivery: 'Brought to your door',
      place: 'See it in person',
      ask: 'Arrange a time',
      similar: 'Others like it',
    },
  },
  sheet: {
    sections: [
      ...(['specs', 'features', 'checks', 'analysis', 'video', 'comments', 'price'] as const),
      ...(['finance', 'running', 'delivery', 'place', 'disclaimer'] as const),
    ],
    beside: [],
    similarFirst: true,
    titles: {
      ...PLAIN,
      key: 'Data sheet',
      checks: 'Inspection and cover',
      comments: 'Notes from the yard',
      features: 'Fitted equipment',
      finance: 'Repayments',
      fuel: 'Fuel use',
      charging: 'Power use',
      delivery: 'Freight',
      place: 'At this yard',
      ask: 'Ask the yard',
      similar: 'Others to compare it with',
    },
  },
  story: {
    sections: [
      ...(['price', 'checks', 'analysis', 'comments', 'features', 'key', 'video', 'specs'] as const),
      ...(['finance', 'running', 'delivery', 'place', 'disclaimer'] as const),
    ],
    beside: [],
    similarFirst: false,
    titles: {
      key: 'The short version',
      checks: 'What we checked',
      analysis: 'How it has been used',
      price: 'Why it costs what it does',
      comments: 'What we think of it',
      features: 'What you get',
      video: 'See it move',
      specs: 'The long version',
      finance: 'If you pay it off',
      fuel: 'What it costs to fill',
      charging: 'What it costs to charge',
      delivery: 'We bring it to you',
      place: 'Or come and see it',
      ask: 'Anything else?',
      similar: 'Not quite it? Try these',
    },
  },
  editorial: {
    sections: [
      ...(['comments', 'features', 'checks', 'analysis', 'key', 'specs', 'video'] as const),
      ...(['price', 'place', 'finance', 'running', 'delivery', 'disclaimer'] as const),
    ],
    beside: [],
    similarFirst: true,
    titles: {
      ...PLAIN,
      key: 'In brief',
      checks: 'Assurance',
      analysis: 'Its history',
      price: 'Its market',
      comments: 'In our words',
      features: 'Equipment',
      specs: 'In detail',
      finance: 'Paying for it',
      fuel: 'Running it',
      charging: 'Running it',
      place: 'Where it is',
      ask: 'Enquire about this one',
      similar: 'Also of interest',
    },
  },
}
