interface LegalKind {
  label: string
  /** Where the words are shown. */
  about: string
  /** Placeholders that must be kept in the text. */
  placeholders?: readonly string[]
}

/** Every legal text of the platform (LAW-01..09, FIN-45..47, VDP-11). One row for each; the key is what pages ask for. */
export const legalKinds = {
  comparisonWarning: {
    label: 'Comparison rate warning',
    about: 'On every page and document with a repayment or a rate. National Credit Code, Part 10.',
  },
  comparisonExample: {
    label: 'Comparison rate: example loan',
    about: 'Before the warning: the loan the comparison rate is worked out for.',
  },
  comparisonExampleFinalPayment: {
    label: 'Comparison rate: example loan with a final payment',
    about: 'The same beside the calculator that ends with a final payment.',
  },
  estimateNotice: {
    label: 'Repayment is an estimate',
    about: 'Before the example loan, wherever a repayment is shown.',
  },
  financeDisclaimer: {
    label: 'Finance disclaimer',
    about: 'Opens the long finance disclaimer of a car whose lender has no words of its own.',
  },
  priceDisclaimer: {
    label: 'Price disclaimer',
    about: "Under a vehicle's details and in its brochure, unless the dealership has written its own. Markdown.",
  },
  coolingOff: {
    label: 'Cooling-off period',
    about: "Before a deposit is paid, by the state of the car's location, unless the dealership has written its own.",
  },
  dealerLicence: {
    label: 'Dealer licence number',
    about: 'In the footer, on location and vehicle pages and in brochures.',
    placeholders: ['{number}'],
  },
  repairerLicence: {
    label: 'Repairer licence number',
    about: 'In the footer, on location and vehicle pages and in brochures.',
    placeholders: ['{number}'],
  },
  collectionNotice: {
    label: 'Privacy collection notice',
    about: 'Under every form. {purpose} says what the details are used for; {privacy policy} is the link.',
    placeholders: ['{purpose}', '{privacy policy}'],
  },
} as const satisfies Record<string, LegalKind>

export type LegalKey = keyof typeof legalKinds

export const isLegalKey = (key: string): key is LegalKey => Object.hasOwn(legalKinds, key)

export const legalKeys: readonly LegalKey[] = Object.keys(legalKinds).filter(isLegalKey)

/** One kind of text, typed for code that walks the table. */
export const legalKind = (key: LegalKey): LegalKind => legalKinds[key]
