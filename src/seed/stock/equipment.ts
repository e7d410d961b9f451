import type { CatalogueBadge, CatalogueModel } from '../catalogue/CatalogueModel'
import { equipmentOfPlan, floorPlanOf } from '../catalogue/floorPlan'
import type { Random } from '../random'
import { carLevels } from './carLevels'
import { gradeEquipment } from './gradeSteps'

/**
 * Nothing here changes the outline of a vehicle, as a canopy or a bull bar would: the pictures are of its body without such
 * accessories, and a shopper would ask which of the two is true.
 */
const workhorse = [
  'Tub Liner',
  'Rear Differential Lock',
  'UHF Radio',
  'Canvas Seat Covers',
  'Rubber Floor Mats',
  'Dual Battery System',
  'Tub Light',
  '12 Volt Socket in the Tub',
  'Hill Descent Control',
  'Underbody Protection',
  'Dash Camera',
  'Cargo Tie-down Points',
] as const
const familyExtras = [
  'Dash Camera',
  'Sun Blinds',
  'ISOFIX Anchor Points',
  'Rubber Floor Mats',
  'Window Tint',
  'Boot Liner',
  'Cargo Blind',
] as const
const electricCar = [
  'Vehicle to Load',
  'Heat Pump',
  'DC Fast Charging',
  'Type 2 Charging Cable',
  'Regenerative Braking Paddles',
  'App Remote Climate',
] as const
const motorcycle = [
  'ABS Brakes',
  'Traction Control',
  'LED Headlight',
  'Ride Modes',
  'Slipper Clutch',
  'TFT Display',
  'Quick Shifter',
  'Heated Grips',
  'Cruise Control',
  'Adjustable Suspension',
  'Tyre Pressure Monitoring',
  'Self-cancelling Indicators',
  'LED Indicators',
  'Immobiliser',
  'USB Socket',
  'Smartphone Connectivity',
  'Cornering ABS',
  'Keyless Ignition',
] as const
const truck = [
  'Reversing Camera',
  'Air Conditioning',
  'Cruise Control',
  'Power Windows',
  'Bluetooth Connectivity',
  'Suspension Seat',
  'Exhaust Brake',
  'Diesel Particulate Filter',
  'Autonomous Emergency Braking',
  'Lane Departure Warning',
  'Heated Mirrors',
  'Hill Start Assist',
  'Driver Airbag',
  'Central Locking',
  'Traction Control',
  'Electronic Stability Control',
  'Digital Radio',
  'Airbag Rear Suspension',
] as const
const caravan = [
  'Reverse Cycle Air Conditioner',
  'Roll-out Awning',
  'Three-way Fridge',
  'Gas Cooktop',
  'Full Oven and Grill',
  'Microwave',
  'Separate Shower and Toilet',
  'Front Loading Washing Machine',
  'Queen Island Bed',
  'Bunk Beds',
  'Solar Panels',
  'Lithium Battery',
  'Two Fresh Water Tanks',
  'Grey Water Tank',
  'Hot Water Service',
  'Independent Suspension',
  'Battery Monitor',
  'Smart TV',
  'External Shower',
  'USB Sockets',
  'Diesel Heater',
  'Electronic Stability Control',
  'Reversing Camera',
  'LED Lighting',
] as const

const smallBath = [
  'Separate Shower and Toilet',
  'Front Loading Washing Machine',
  'Full Oven and Grill',
  'Queen Island Bed',
]

/** What vehicles of a body do not have, whatever others of their kind do. */
const without: Record<string, readonly string[]> = {
  Scooter: ['Slipper Clutch', 'Quick Shifter', 'Adjustable Suspension'],
  Cruiser: ['Quick Shifter', 'Slipper Clutch'],
  Touring: ['Quick Shifter', 'Slipper Clutch'],
  Enduro: [
    'ABS Brakes',
    'Cornering ABS',
    'Quick Shifter',
    'Cruise Control',
    'Heated Grips',
    'Keyless Ignition',
    'Smartphone Connectivity',
    'TFT Display',
  ],
  Hybrid: [...smallBath, 'Roll-out Awning'],
  'Camper Trailer': [
    ...smallBath,
    'Bunk Beds',
    'Roll-out Awning',
    'Microwave',
    'Smart TV',
    'Reverse Cycle Air Conditioner',
  ],
  'Pop Top': ['Roll-out Awning'],
  Motorhome: ['Roll-out Awning', 'Independent Suspension'],
  'Cab Chassis': ['Tub Liner', 'Tub Light', '12 Volt Socket in the Tub'],
}

/** What the pictures of a body show, so that its listings say it too. */
const shown: Record<string, string[]> = { adventure: ['Panniers'], tourer: ['Panniers', 'Top Box', 'Windscreen'] }

/** Of motorcycles, trucks and caravans: what goes with the body. */
const fitted = (features: readonly string[], model: CatalogueModel): string[] => {
  const plan = floorPlanOf(model)
  const { has, lacks } = plan ? equipmentOfPlan(plan) : { has: [], lacks: [] }
  const all = [...features, ...has, ...(shown[model.studioBody] ?? [])]
  const unfit = [...(without[model.body] ?? []), ...lacks]
  return [...new Set(all)].filter((feature) => !unfit.includes(feature))
}

interface Equipment {
  /** What was chosen by chance, as many for every vehicle of a grade. */
  chosen: string[]
  /** What it has: all of its grade, and of the chosen ones those that fit it. */
  features: string[]
}

const carEquipment = (random: Random, model: CatalogueModel, badge: CatalogueBadge, ageYears: number): Equipment => {
  const levels = carLevels(model).flatMap((level, trim) =>
    trim < badge.trim ? level : trim === badge.trim ? random.some(level, 7) : [],
  )
  const extras =
    model.simpleBody === 'Ute' ? random.some(workhorse, 4) : ageYears > 1 ? random.some(familyExtras, 2) : []
  const isElectric = badge.engine.fuel === 'Electric'
  const electric = isElectric ? random.some(electricCar, 4) : []
  const { has, lacks } = gradeEquipment(model, badge)
  const unfit = [...lacks, ...(without[model.body] ?? []), ...(isElectric ? ['Keyless Start'] : [])]
  const chosen = [...levels.filter((feature) => !(isElectric && feature === 'Keyless Start')), ...electric, ...extras]
  return { chosen, features: [...new Set([...has, ...chosen])].filter((feature) => !unfit.includes(feature)) }
}

/** What the vehicle carries (CAR-22 standardEquipment): more on higher badges, fitting its kind. */
export const equipmentFor = (
  random: Random,
  model: CatalogueModel,
  badge: CatalogueBadge,
  ageYears: number,
): Equipment => {
  const { itemType } = model
  const of = (features: readonly string[], count: number): Equipment => {
    const chosen = random.some(features, count)
    return { chosen, features: fitted(chosen, model) }
  }
  if (itemType === 'motorcycle') return of(motorcycle, 6 + badge.trim * 3)
  if (itemType === 'truck') return of(truck, 9 + badge.trim * 2)
  if (itemType === 'caravan') return of(caravan, 11 + badge.trim * 3)
  return carEquipment(random, model, badge, ageYears)
}
