import type { CatalogueModel } from '../catalogue/CatalogueModel'

/** What a car of each level of trim has over the one below it. */
const levels = [
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

const low = { 'Power Tailgate': 'Auto-dimming Mirror', 'Panoramic Sunroof': 'Heated Steering Wheel' }
const sporty = {
  ...low,
  'Lane Departure Warning': 'Limited Slip Differential',
  'Dual Zone Climate Control': 'Sports Seats',
  'Privacy Glass': 'Sports Pedals',
}

/** What a kind of body has in place of something that only others have. */
const instead: Record<string, Record<string, string>> = {
  Hatchback: low,
  Sedan: low,
  Coupe: sporty,
  Convertible: sporty,
  Ute: {
    'Multi-function Steering Wheel': 'Trailer Sway Control',
    'Remote Central Locking': 'Locking Tailgate',
    'Dual Zone Climate Control': 'Off-road Drive Modes',
    'Power Tailgate': 'Damped Tailgate',
    'Wireless Phone Charging': 'Tyre Pressure Monitoring',
    'Panoramic Sunroof': 'Heated Steering Wheel',
    'Driver Seat Memory': 'Trailer Brake Control',
  },
  Van: {
    'Multi-function Steering Wheel': 'Load Area Tie-down Points',
    'Dual Zone Climate Control': 'Load Area Lining',
    'Power Tailgate': 'Power Sliding Door',
    'Leather Accented Seats': 'Load Area Lights',
    'Privacy Glass': 'Bulkhead with Window',
    'Panoramic Sunroof': 'Heated Steering Wheel',
  },
  'People Mover': {
    'Power Tailgate': 'Power Sliding Doors',
    'Dual Zone Climate Control': 'Three Zone Climate Control',
  },
}

const letterSum = (text: string): number => [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)

/** Every maker begins its brochure elsewhere. */
const turned = (list: readonly string[], by: number): string[] => {
  const at = by % list.length
  return [...list.slice(at), ...list.slice(0, at)]
}

/** What a model has at each level of trim, in the order its own brochure says it. */
export const carLevels = ({ make, model, simpleBody, badges }: CatalogueModel): string[][] => {
  // An electric motor is not started.
  const electric: Record<string, string> = badges.every(({ engine }) => engine.fuel === 'Electric')
    ? { 'Keyless Start': 'Keyless Entry' }
    : {}
  const own: Record<string, string> = { ...instead[simpleBody], ...electric }
  return levels.map((level) =>
    turned(
      level.map((feature) => own[feature] ?? feature),
      letterSum(make + model) * 3,
    ),
  )
}
