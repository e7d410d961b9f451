import type { CatalogueEngine, Drive, Fuel, Induction } from './CatalogueModel'

const fuels = {
  P: 'Petrol - Unleaded',
  PP: 'Petrol - Premium',
  D: 'Diesel',
  H: 'Hybrid',
  PH: 'Plug-in Hybrid',
  E: 'Electric',
} as const satisfies Record<string, Fuel>

const inductions = {
  N: 'Aspirated',
  T: 'Turbo',
  TT: 'Twin Turbo',
  TI: 'Turbo Intercooled',
  S: 'Supercharged',
} as const satisfies Record<string, Induction>

const gearboxes = {
  A: ['Automatic', 'Automatic'],
  S: ['Sports Automatic', 'Automatic'],
  D: ['Sports Automatic Dual Clutch', 'Automatic'],
  C: ['Constantly Variable Transmission', 'Automatic'],
  M: ['Manual', 'Manual'],
  E: ['Reduction Gear', 'Automatic'],
  R: ['Automated Manual', 'Automatic'],
} as const

type GearboxCode = `${keyof typeof gearboxes}${number}`

const isGearbox = (letter: string): letter is keyof typeof gearboxes => Object.hasOwn(gearboxes, letter)

const gearboxOf = (code: GearboxCode) => {
  const letter = code.charAt(0)
  const [transmission, simpleTransmission] = gearboxes[isGearbox(letter) ? letter : 'A']
  return { transmission, simpleTransmission, gears: Number(code.slice(1)) }
}

/** A combustion or hybrid powertrain, in the order a brochure prints it. */
export const engine = (
  litres: number,
  cylinders: number,
  induction: keyof typeof inductions,
  powerKw: number,
  torqueNm: number,
  fuel: keyof typeof fuels,
  litresPer100km: number,
  gearbox: GearboxCode,
  drive: Drive,
): CatalogueEngine => ({
  litres,
  cylinders,
  induction: inductions[induction],
  powerKw,
  torqueNm,
  fuel: fuels[fuel],
  litresPer100km,
  ...gearboxOf(gearbox),
  drive,
})

/** A battery electric powertrain. */
export const electric = (powerKw: number, torqueNm: number, drive: Drive): CatalogueEngine => ({
  litres: null,
  cylinders: null,
  induction: null,
  powerKw,
  torqueNm,
  fuel: 'Electric',
  litresPer100km: null,
  ...gearboxOf('E1'),
  drive,
})
