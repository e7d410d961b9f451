interface WarrantyYears {
  usedYears: number | null
  mechanicalProtectionYears: number | null
  newYears: number | null
}

export interface WarrantyPromise {
  years: number
  /** What stands beside the number: 'year warranty'. */
  title: string
  text: string
}

/** What a dealership promises of its cars, in the order shoppers ask (CON-36..38); a null promises nothing. */
export const warrantyPromises = ({
  usedYears,
  mechanicalProtectionYears,
  newYears,
}: WarrantyYears): WarrantyPromise[] => [
  ...(newYears === null
    ? []
    : [
        {
          years: newYears,
          title: 'year new car warranty',
          text: 'From the factory, on every new car, from the day you collect it.',
        },
      ]),
  ...(usedYears === null
    ? []
    : [
        {
          years: usedYears,
          title: 'year used car warranty',
          text: 'Standard on eligible used cars. It stays with the car if you sell it.',
        },
      ]),
  ...(mechanicalProtectionYears === null
    ? []
    : [
        {
          years: mechanicalProtectionYears,
          title: 'year mechanical protection',
          text: 'Engine, gearbox, steering and more, at any licensed repairer in Australia.',
        },
      ]),
]
