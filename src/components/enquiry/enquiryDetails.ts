/** Fields of a kind of form besides the contact details; null or empty leaves a field out. */
export interface DetailFields {
  vehicle: { label: string; hint: string; text?: string } | null
  rego: boolean
  odometer: boolean
  dateLabel: string | null
  services: string[]
  /** Which condition the shopper looks for, and what may be spent (RTE-10). */
  carType: boolean
  budget: boolean
}

export const noDetails: DetailFields = {
  vehicle: null,
  rego: false,
  odometer: false,
  dateLabel: null,
  services: [],
  carType: false,
  budget: false,
}

/** The detail fields of each kind of form, on its own page and as a section of another (LEA-09, LEA-21). */
export const enquiryDetails = {
  contact: {},
  service: {
    vehicle: { label: 'Vehicle', hint: 'Year, make and model.' },
    rego: true,
    odometer: true,
    dateLabel: 'Preferred date',
    services: [
      'Logbook service',
      'Safety inspection',
      'Tyres and alignment',
      'Brakes',
      'Battery or electrical',
      'Something else',
    ],
  },
  testDrive: {
    vehicle: { label: 'Which vehicle?', hint: 'Make and model, or a stock number.' },
    dateLabel: 'Test Drive Booking Date',
  },
  parts: { vehicle: { label: 'Vehicle', hint: 'Year, make and model.' }, rego: true },
  finance: {
    vehicle: { label: 'Which vehicle?', hint: 'A model, a stock number, or what you would like to pay a month.' },
    carType: true,
    budget: true,
  },
} satisfies Record<string, Partial<DetailFields>>
