const makes = [
  ['Toyota', 'Corolla', 'Ascent Sport', 'Hatchback'],
  ['Mazda', 'CX-5', 'Maxx Sport', 'SUV'],
  ['Ford', 'Ranger', 'XLT', 'Ute'],
  ['Kia', 'Cerato', 'GT', 'Sedan'],
  ['Hyundai', 'Tucson', 'Elite', 'SUV'],
] as const
const colours = ['White', 'Black', 'Silver', 'Blue', 'Red', 'Grey']
const features = [
  'ABS brakes',
  'Adaptive cruise control',
  'Alloy wheels',
  'Apple CarPlay',
  'Android Auto',
  'Blind spot monitor',
  'Bluetooth',
  'Climate control',
  'Daytime running lamps',
  'Electric mirrors',
  'Fog lamps',
  'Head up display',
  'Heated seats',
  'Hill start assist',
  'Keyless entry',
  'Lane keep assist',
  'Leather steering wheel',
  'Parking sensors',
  'Power windows',
  'Rain sensing wipers',
  'Reversing camera',
  'Satellite navigation',
  'Side airbags',
  'Spare wheel',
  'Tow bar',
]
const comments =
  'One careful owner with full service history. Every car we sell is inspected at 120 points, comes with a clear title and a warranty. '

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length]
  if (found === undefined) throw new Error('An empty list.')
  return found
}

/** A car with everything a feed sends about one: 45 fields, 20 features, 10 photos. `edition` changes its price and odometer. */
export const fullCar = (number: number, edition = 0): Record<string, unknown> => {
  const [make, model, badge, body] = at(makes, number)
  return {
    stocknum: `B${100_000 + number}`,
    vin: `JTNKU3JE${String(100_000_000 + number)}`,
    make,
    model,
    badge,
    year: 2012 + (number % 14),
    series: `MY${12 + (number % 14)}`,
    car_type: number % 7 === 0 ? 'demo' : 'used',
    item_type: 'car',
    price: 15_000 + ((number * 37) % 40_000) + edition,
    before_price: 60_000,
    price_type: 'egc',
    km: 1000 + ((number * 131) % 180_000) + edition,
    colour: at(colours, number),
    interior_colour: 'Black',
    regplate: `B${String(10_000 + number).slice(-5)}`,
    rego_expiry: '2027-07-15',
    nvic: `NV${number}`,
    body,
    fuel: number % 3 === 0 ? 'Diesel' : 'Unleaded',
    trans: 'Automatic',
    drive: 'Front',
    seats: 5,
    doors: 4,
    gearnum: 8,
    engine_size: 1998,
    engine_size_litres: 2,
    build_date: '05/2019',
    compliance_date: '06/2019',
    tag: number % 11 === 0 ? 'Special' : '',
    certified: number % 5 === 0,
    dealercomments: comments.repeat(4),
    standardEquipment: Array.from({ length: 20 }, (_, index) => at(features, number + index)),
    images: Array.from({ length: 10 }, (_, index) => `https://photos.example/${number}/${index}.jpg`),
    variant: {
      name: badge,
      cylinders: 4,
      power: 110,
      torque: 200,
      induction: 'Turbo',
      enginesize: 1998,
      fuelconsumptioncombined: 6.5,
      fuelcapacity: 50,
      vehiclelength: 4370,
      vehiclewidth: 1790,
      vehicleheight: 1435,
      ancaprating: 5,
      geartype: 'Automatic',
    },
  }
}
