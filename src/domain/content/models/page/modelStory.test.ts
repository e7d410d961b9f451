import { expect, test } from 'vitest'
import { modelFacts } from '../modelFacts'
import { gradeOf } from '../modelRange'
import { modelStory } from './modelStory'
import { splitGallery } from './splitGallery'

const picture = (caption: string | null, name = caption ?? 'none') => ({ url: `/${name}.webp`, alt: '', caption })
const photos = ['On location', 'In profile', 'From behind', 'The driver’s seat', 'Face to face'].map((one) =>
  picture(one),
)
const grades = [
  gradeOf({
    name: 'S',
    engine: '2.0 L petrol, 115 kW',
    economy: '8.1 L/100km',
    seats: '5',
    features: 'ABS Brakes\nBluetooth Connectivity\nLED Headlights',
  }),
  gradeOf({
    name: 'GT',
    engine: '1.6 L hybrid, 172 kW',
    seats: '5',
    features: 'Heated Seats\nABS Brakes\nFront Parking Sensors',
  }),
]
const asked = { name: 'Sportage', kind: 'car', grades, facts: modelFacts(grades), photos, warranties: [] }

const told = (changes: Partial<Parameters<typeof modelStory>[0]> = {}) =>
  modelStory({ ...asked, ...changes }).bands.map(({ title, picture: { caption } }) => [title, caption])

test('RTE-28 a model’s story is what is in it, what keeps it safe and how it drives, each beside the picture that shows it', () => {
  expect(told()).toEqual([
    ['Inside the Sportage', 'The driver’s seat'],
    ['Safety and driver assistance', 'Face to face'],
    ['On the road', 'In profile'],
  ])
  expect(modelStory(asked).rest.map(({ caption }) => caption)).toEqual(['On location', 'From behind'])
})

test('RTE-28 what keeps it safe is told with its screen, where there is a picture of it', () => {
  const more = ['The screen', 'The boot', 'The centre console'].map((one) => picture(one))
  expect(told({ photos: [...photos, ...more] })).toEqual([
    ['Inside the Sportage', 'The driver’s seat'],
    ['Safety and driver assistance', 'The screen'],
    ['On the road', 'In profile'],
  ])
  // Never a picture of the cabin beside how it drives.
  const inside = [picture('On location'), ...more, picture('The driver’s seat'), picture('From behind')]
  expect(told({ photos: inside }).find(([title]) => title === 'On the road')).toEqual(['On the road', 'From behind'])
})

test('RTE-28 equipment is named once, with the grade that brings it, and what no pattern knows is left to the grades', () => {
  const [inside, safety, road] = modelStory(asked).bands
  expect(inside?.equipment).toEqual([
    { text: 'Bluetooth Connectivity', grade: null },
    { text: 'Heated Seats', grade: 'GT' },
  ])
  expect(safety?.equipment).toEqual([
    { text: 'ABS Brakes', grade: null },
    { text: 'Front Parking Sensors', grade: 'GT' },
  ])
  expect(road?.facts).toContainEqual({ label: 'Power', value: '115–172 kW' })
})

test('RTE-28 on the road it says what the key figures do not: gearbox, drive, fuel a year and warranty', () => {
  const driven = grades.map((grade) => ({ ...grade, transmission: '6-speed automatic', drive: 'AWD' }))
  const road = modelStory({
    ...asked,
    grades: driven,
    facts: modelFacts(driven),
    keyFigures: [
      { value: 'Up to 172 kW', label: 'power' },
      { value: '8.1 L', label: 'per 100 km' },
    ],
    fuelYear: { kmPerYear: 10_000, dollarsPerLitre: 2 },
    warranties: [{ years: 7, text: 'of warranty' }],
  }).bands.find(({ title }) => title === 'On the road')
  expect(road?.facts).toEqual([
    { label: 'Fuel', value: 'Petrol or hybrid' },
    { label: 'Transmission', value: '6-speed automatic' },
    { label: 'Drive', value: 'AWD' },
    { label: 'Fuel a year', value: '$1,620' },
    { label: 'Factory warranty', value: '7 years' },
  ])
})

test('RTE-28 what every car has is left out where a grade has better; a page that opens with the numbers does not repeat them', () => {
  const better = grades.map((grade, index) =>
    index === 0 ? grade : { ...grade, features: ['Heated Seats', 'Sunroof', 'Wireless Charging'] },
  )
  const [inside] = modelStory({ ...asked, grades: better }).bands
  expect(inside?.equipment.map(({ text }) => text)).toEqual(['Heated Seats', 'Sunroof', 'Wireless Charging'])
  expect(told({ numbersAtTop: true }).map(([title]) => title)).not.toContain('On the road')
})

test('two pictures stay for the gallery, and nothing is told of a model that says nothing', () => {
  expect(told({ photos: photos.slice(0, 3) })).toHaveLength(1)
  expect(told({ photos: photos.slice(0, 2) })).toEqual([])
  expect(told({ grades: [], facts: [] })).toEqual([])
})

test('a caravan is told by what it is towed for, and what comes with a new one', () => {
  const facts = ['Berths', 'Body length', 'ATM', 'Tare'].map((label) => ({ label, value: '1' }))
  const warranties = [
    { years: 5, text: 'of warranty' },
    { years: 2, text: 'of roadside help' },
  ]
  expect(told({ kind: 'caravan', grades: [], facts, warranties }).map(([title]) => title)).toEqual([
    'Size and berths',
    'On tow',
    'After you collect it',
  ])
})

test('RTE-28 a picture named after a grade stands with the grades, where there are several', () => {
  const vans = [{ name: '17.55-8 Touring' }, { name: '19.61-3 Outback' }]
  const plan = picture('Floor plan: 19.61-3 OUTBACK')
  const scene = picture('On location: at dusk')
  expect(splitGallery([plan, scene], vans)).toEqual({ photos: [scene], plansOf: 'Floor plan', plans: [null, plan] })
  expect(splitGallery([plan, scene], vans.slice(1))).toEqual({ photos: [plan, scene], plansOf: null, plans: [] })
})
