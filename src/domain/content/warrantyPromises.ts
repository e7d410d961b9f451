interface WarrantyYears {
  usedYears: number | null
  mechanicalProtectionYears: number | null
  newYears: number | null
}

export interface WarrantyPromise {
  years: number
  /** Label beside the number: 'year warranty'. */
  title: string
  text: string
}

/** A dealership's warranty promises, in the order shoppers ask for them (CON-36..38); a null setting adds none. */
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
