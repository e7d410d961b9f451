import type { CatalogueBadge, CatalogueModel } from '../catalogue/CatalogueModel'
import type { Random } from '../random'

export interface CommentFacts {
  model: CatalogueModel
  badge: CatalogueBadge
  year: number
  condition: 'new' | 'demo' | 'used'
  odometerKm: number
  colour: string
  ageYears: number
  certified: boolean
  features: string[]
  suburb: string
}

type Sentence = (facts: CommentFacts) => string

const number = new Intl.NumberFormat('en-AU')
const km = ({ odometerKm }: CommentFacts) => `${number.format(odometerKm)} km`
const list = (words: string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1] ?? ''}`
/** Proper names and abbreviations keep their capitals in a sentence. */
const lower = (feature: string) =>
  /CarPlay|Android/.test(feature)
    ? feature
    : feature.replace(/\S+/g, (word) => (/[A-Z].*[A-Z]|^Bluetooth$|^Type$/.test(word) ? word : word.toLowerCase()))
const a = (word: string) => (/^(?:[aeio]|u(?!te))/i.test(word) ? `an ${word}` : `a ${word}`)
const name = ({ model, badge }: CommentFacts) => `${model.model} ${badge.badge}`

const openers: Record<CommentFacts['condition'], Sentence[]> = {
  new: [
    (car) => `The ${name(car)} is on the floor at ${car.suburb} and ready for you to drive.`,
    (car) => `Brand new ${name(car)} in ${car.colour.toLowerCase()}. It is here now, with no waiting list.`,
    (car) => `A ${car.year} ${car.model.make} ${name(car)}, built and landed. You could have the keys this week.`,
    (car) => `New ${name(car)}, never registered, with the full factory warranty from the day you pick it up.`,
  ],
  demo: [
    (car) =>
      `Our own ${name(car)} demonstrator. The sales team put ${km(car)} on it and our workshop did the servicing.`,
    (car) => `Ex-demonstrator ${name(car)} with ${km(car)}: drives like new and costs noticeably less.`,
    (car) => `This ${name(car)} has been our ${car.suburb} test-drive car. It is now yours if you are quick.`,
  ],
  used: [
    (car) => `A tidy ${car.year} ${name(car)} showing ${km(car)}, with the service history to match.`,
    (car) => `Traded in on something bigger, this ${name(car)} has clearly been looked after.`,
    (car) => `${car.colour}, ${km(car)}, and it drives as straight as the day it was delivered.`,
    () => 'One local owner since new. Serviced on time and always garaged, and it shows.',
    (car) => `If you have been waiting for ${a(car.model.model)} with sensible kilometres, come and see this one.`,
    (car) => `Straight through our workshop at ${car.suburb}: serviced, detailed and ready to go home.`,
    (car) => `We know this ${car.model.model}: we sold it new and have serviced it ever since.`,
    (car) => `Bought by us from its owner in person, so we can tell you where this ${name(car)} has been.`,
  ],
}

const bodyLines: Record<string, Sentence[]> = {
  SUV: [
    () => 'Easy to get the kids and the shopping in and out of, and still simple to park.',
    (car) =>
      (car.model.seats ?? 5) > 5
        ? `Seven real seats when you need them, a big flat boot when you do not.`
        : 'Good vision, a comfortable driving position and a boot that takes a pram flat.',
  ],
  Ute: [
    (car) =>
      `Tows up to ${number.format(car.model.brakedTowingKg ?? 3500)} kg braked, and the cabin is quiet enough for the long trips.`,
    () => 'Ready for site on Monday and the beach on Saturday.',
  ],
  Hatchback: [
    () => 'Light to steer, cheap to run and fits the tight spot at the station.',
    () => 'A first car, a second car or the one you keep for years: it does all three well.',
  ],
  Sedan: [
    () => 'Quiet on the highway, easy in traffic, and a proper boot.',
    () => 'A comfortable, composed drive with room for adults in the back.',
  ],
  Wagon: [() => 'All the room of an SUV with the manners of a car.'],
  Van: [() => 'Low load floor, wide sliding door and a turning circle that suits city deliveries.'],
  'People Mover': [
    () => 'Eight seats, power doors and space for everyone’s bags: airport runs are no longer a negotiation.',
  ],
  Coupe: [() => 'The sort of car you take the long way home in.'],
  Convertible: [() => 'Roof down on the coast road: you already know.'],
  Motorcycle: [
    () => 'Starts first time, sounds right and comes with a full safety check from our workshop.',
    () => 'Sit on it, hear it, then take it for a ride. Licence and gear, and we will have it warmed up for you.',
  ],
  Truck: [
    (car) => `Rated to ${number.format(car.model.gvmKg ?? 4500)} kg GVM and ready to be put to work.`,
    () => 'Serviced to schedule and weighbridge checked. Ask us about body changes before delivery.',
  ],
}

const caravanLines: Sentence[] = [
  ({ model }) =>
    `Sleeps ${model.caravan?.sleeps ?? 2}, tares at ${number.format(model.caravan?.tareKg ?? 2400)} kg, so most family four-wheel drives will tow it legally.`,
  () => 'Pressure tested for leaks, bearings repacked and gas certified before it leaves us.',
  () => 'We will spend an hour at handover showing you every tap, switch and stabiliser.',
]

const closers: Record<CommentFacts['condition'], Sentence[]> = {
  new: [
    () => 'Trade-ins welcome, and finance can be arranged here the same day.',
    (car) => `Call ${car.suburb} to book a drive: we will have it out the front.`,
    () => 'Ask us about tint, tow and paint protection before delivery.',
  ],
  demo: [() => 'Balance of the new-car warranty applies.', () => 'First to see will drive it away. Trade-ins welcome.'],
  used: [
    () => 'PPSR checked, two keys, and a written workshop report you are welcome to read.',
    () => 'Clear title guaranteed. Trade-ins welcome and delivery can be arranged interstate.',
    (car) => `See it at ${car.suburb}, or ask us for a walk-around video.`,
    () => 'Finance available to approved applicants; we will give you a straight answer on your trade.',
    () => 'Every used vehicle here passes a 110-point inspection before it goes on the website.',
  ],
}

const certifiedLine: Sentence = (car) =>
  `It carries the ${car.model.make} certified pre-owned badge: inspected by factory technicians, with roadside assistance included.`

/** Of a small car a power that nobody buys to save fuel. */
const FAST_FROM_KW = 150
const fastLines: Sentence[] = [
  ({ badge }) => `${badge.engine.powerKw} kW in a car this size: book the longer drive.`,
  () => 'Quiet in town when you want it to be, and the back road is why you buy it.',
]

const bodyLinesOf = ({ model, badge }: CommentFacts): Sentence[] => {
  if (model.itemType === 'caravan' && model.caravan) return caravanLines
  const isFast = model.simpleBody === 'Hatchback' && (badge.engine.powerKw ?? 0) >= FAST_FROM_KW
  return isFast ? fastLines : (bodyLines[model.simpleBody] ?? [])
}

/** What the dealer says about the vehicle (CAR-22): two to five plain sentences with its own facts. */
export const dealerComments = (random: Random, car: CommentFacts): string => {
  const isCaravan = car.model.itemType === 'caravan'
  const lines = bodyLinesOf(car)
  const highlights = random.some(car.features.slice(-12), 3).map(lower)
  const sentences = [
    random.pick(isCaravan && car.condition === 'used' ? openers.used.slice(1, 2) : openers[car.condition])(car),
    ...(lines.length > 0 && random.chance(0.75) ? [random.pick(lines)(car)] : []),
    ...(highlights.length > 1 && random.chance(0.8) ? [`Worth pointing out: ${list(highlights)}.`] : []),
    ...(car.certified ? [certifiedLine(car)] : []),
    random.pick(closers[car.condition])(car),
  ]
  return sentences.join(' ')
}
