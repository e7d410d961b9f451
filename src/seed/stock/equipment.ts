import type { CatalogueBadge, CatalogueModel } from '../catalogue/CatalogueModel'
import type { Random } from '../random'

/** What a car of each level of trim has over the one below it. */
export const carEquipment = [
  [
    'Reversing Camera',
    'Bluetooth Connectivity',
    'Cruise Control',
    'Power Windows',
    'Remote Central Locking',
    'Hill Start Assist',
    'ABS Brakes',
    'Multi-function Steering Wheel',
    'Lane Departure Warning',
    'Autonomous Emergency Braking',
    'Automatic Headlights',
    'USB Sockets',
  ],
  [
    'Apple CarPlay',
    'Android Auto',
    'Alloy Wheels',
    'Rear Parking Sensors',
    'LED Headlights',
    'Keyless Start',
    'Adaptive Cruise Control',
    'Lane Keeping Assist',
    'Dual Zone Climate Control',
  ],
  [
    'Satellite Navigation',
    'Blind Spot Monitor',
    'Rear Cross Traffic Alert',
    'Front Parking Sensors',
    'Leather Accented Seats',
    'Power Driver Seat',
    'Wireless Phone Charging',
    'Privacy Glass',
    'Rain Sensing Wipers',
    'Power Tailgate',
  ],
  [
    'Heated Front Seats',
    'Ventilated Front Seats',
    'Panoramic Sunroof',
    'Head-up Display',
    '360 Degree Camera',
    'Premium Sound System',
    'Power Passenger Seat',
    'Driver Seat Memory',
    'Ambient Lighting',
    'Adaptive LED Headlights',
  ],
] as const

const workhorse = [
  'Tub Liner',
  'Towbar',
  'Tow Wiring Harness',
  'Hard Lid',
  'Canopy',
  'Bull Bar',
  'Snorkel',
  'Side Steps',
  'Rear Differential Lock',
  'UHF Radio',
  'Tonneau Cover',
  'All Terrain Tyres',
] as const
const familyExtras = [
  'Towbar',
  'Roof Racks',
  'ISOFIX Anchor Points',
  'Rubber Floor Mats',
  'Window Tint',
  'Weather Shields',
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
  'Crash Bars',
  'Tail Tidy',
  'Performance Exhaust',
  'Panniers',
  'Smartphone Connectivity',
  'Engine Guard',
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
  'Towbar',
  'Rear Step',
  'Work Lights',
  'Load Restraint Rails',
  'Tailgate Loader',
  'Beacon Light',
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
  'Stone Guard',
  'Smart TV',
  'External Shower',
  'Tunnel Boot',
  'Diesel Heater',
  'Electronic Stability Control',
  'Reversing Camera',
  'Picnic Table',
] as const

/** What the vehicle carries (CAR-22 standardEquipment): more on higher badges, fitting its kind. */
export const equipmentFor = (
  random: Random,
  model: CatalogueModel,
  badge: CatalogueBadge,
  ageYears: number,
): string[] => {
  if (model.itemType === 'motorcycle') return random.some(motorcycle, 6 + badge.trim * 3)
  if (model.itemType === 'truck') return random.some(truck, 9 + badge.trim * 2)
  if (model.itemType === 'caravan') return random.some(caravan, 11 + badge.trim * 3)
  const levels = carEquipment.flatMap((level, trim) =>
    trim < badge.trim ? level : trim === badge.trim ? random.some(level, 7) : [],
  )
  const extras =
    model.simpleBody === 'Ute' ? random.some(workhorse, 4) : ageYears > 1 ? random.some(familyExtras, 2) : []
  const electric = badge.engine.fuel === 'Electric' ? random.some(electricCar, 4) : []
  return [
    ...levels.filter((feature) => !(badge.engine.fuel === 'Electric' && feature === 'Keyless Start')),
    ...electric,
    ...extras,
  ]
}
