import { carTitle } from '@/src/domain/stock/car/carTitle'
import type { CaravanSpecification } from '../catalogue/CatalogueModel'
import { drives, fuelName, kilograms } from '../sites/demoGrade'
import type { CommentFacts } from './CommentFacts'

type Sentence = (facts: CommentFacts) => string

const number = new Intl.NumberFormat('en-AU')
const km = ({ odometerKm }: CommentFacts) => `${number.format(odometerKm)} km`
const a = (word: string) => (/^(?:[aeio]|u(?!te))/i.test(word) ? `an ${word}` : `a ${word}`)
/** '2026 Mazda2 G15 Pure': with its make where the model does not say it. */
const title = ({ year, model: { make, model }, badge: { badge } }: CommentFacts) =>
  carTitle({ year, make, model, badge })
const name = ({ model, badge }: CommentFacts) => `${model.model} ${badge.badge}`

/** '2.0-litre diesel, automatic, AWD'. */
const drivetrain = ({ badge: { engine } }: CommentFacts) => {
  const size = engine.litres === null ? '' : `${engine.litres.toFixed(1)}-litre `
  return `${size}${fuelName(engine).toLowerCase()}, ${engine.simpleTransmission.toLowerCase()}, ${engine.drive}`
}

const openers: Record<CommentFacts['condition'], Sentence[]> = {
  new: [
    (car) => `The ${name(car)} is on the floor at ${car.suburb} and ready for you to drive.`,
    (car) => `Brand new ${name(car)} in ${car.colour.toLowerCase()}. It is here now, with no waiting list.`,
    (car) => `A ${title(car)}, built and landed. You could have the keys this week.`,
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
    (car) => `This ${name(car)} came to us in trade at ${car.suburb}, and our workshop has been through it since.`,
    (car) => `If you have been waiting for ${a(car.model.model)} with sensible kilometres, come and see this one.`,
    () => 'Straight through our own workshop: serviced, detailed and ready to go home.',
    (car) => `${car.colour}, ${km(car)}, and we have gone through it with the hoist up and the lights on.`,
    (car) => `Bought by us from its owner in person, so we can tell you where this ${name(car)} has been.`,
  ],
}

const usedCarOpeners: Sentence[] = [
  // Not kilometres a year: the page works them out (Car analysis), and one page says one figure.
  (car) => `${km(car)} on the clock, and it drives as straight as that sounds.`,
  (car) => `The ${name(car)} in its ${drivetrain(car)} form, with ${km(car)} on it.`,
]

/** Only a dealer of the make can have sold it new. */
const soldNew: Sentence = (car) => `We know this ${car.model.model}: we sold it new and have serviced it ever since.`

/** Of what is towed; a motorhome is driven. */
const caravanOpeners = ({ bodyLengthFeet }: CaravanSpecification): Record<CommentFacts['condition'], Sentence[]> => ({
  new: [
    (car) => `The ${name(car)} is level and on power at ${car.suburb}, so you can try every switch.`,
    (car) => `A ${title(car)}, never registered and never slept in.`,
  ],
  demo: [(car) => `This ${name(car)} has been our display van at ${car.suburb}, and has never been towed on a trip.`],
  used: [
    (car) => `A ${car.year} ${name(car)} taken in trade, and gone through by our own workshop.`,
    (car) => `${bodyLengthFeet} feet of ${car.model.make}, and it has been looked after.`,
    (car) => `Bought by us from its owner in person, so we can tell you where this ${car.model.model} has been.`,
    (car) => `This ${name(car)} is ready for its next trip: clean, dry and everything in it tried.`,
  ],
})

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
      `Tows up to ${kilograms(car.model.brakedTowingKg ?? 3500)} braked, and the cabin is quiet enough for the long trips.`,
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
    (car) => `Rated to ${kilograms(car.model.gvmKg ?? 4500)} GVM and ready to be put to work.`,
    () => 'Serviced to schedule and weighbridge checked. Ask us about body changes before delivery.',
  ],
}

const caravanLines = ({ sleeps, tareKg, atmKg }: CaravanSpecification): Sentence[] => [
  () => `Sleeps ${sleeps}, tares at ${kilograms(tareKg)} and carries ${kilograms(atmKg - tareKg)} of yours.`,
  () => 'Pressure tested for leaks, bearings repacked and gas certified before it leaves us.',
  () => 'We will spend two hours at handover showing you every tap, switch and stabiliser.',
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
    () => 'Our workshop inspected it before we priced it: ask to see the sheet.',
  ],
}

/** New motorcycles and trucks. */
const newOtherClosers: Sentence[] = [
  () => 'Trade-ins welcome, and finance can be arranged here the same day.',
  (car) => `Call ${car.suburb} to book a time: it will be out the front.`,
]

const caravanClosers: Sentence[] = [
  (car) => `Call ${car.suburb} to book an inspection: it will be open and on power when you come.`,
  () => 'Trade-ins welcome, and finance can be arranged here the same day.',
  () => 'Bring the towing figures of your car and we will go through the weights with you.',
]

/** Only a dealer of the make has its technicians. */
export const certifiedLine: Sentence = ({ model: { make }, franchised }) =>
  `It carries the ${make} certified pre-owned badge: ${franchised ? 'inspected by factory technicians, ' : ''}with roadside assistance included.`

/** Of a small car a power that is not bought to save fuel. */
const FAST_FROM_KW = 150
const fastLines: Sentence[] = [
  ({ badge }) => `${badge.engine.powerKw} kW in a car this size: book the longer drive.`,
  () => 'Quiet in town when you want it to be, and the back road is why you buy it.',
]

/** What it may begin with. */
export const openersOf = (car: CommentFacts): Sentence[] => {
  const { caravan } = car.model
  if (caravan) return caravanOpeners(caravan)[car.condition]
  if (car.condition !== 'used') return openers[car.condition]
  const used = car.model.itemType === 'car' ? [...openers.used, ...usedCarOpeners] : openers.used
  return car.franchised ? [...used, soldNew] : used
}

export const closersOf = (car: CommentFacts): Sentence[] => {
  if (!drives(car.model)) return caravanClosers
  return car.condition === 'new' && car.model.itemType !== 'car' ? newOtherClosers : closers[car.condition]
}

/** What it is good for. */
export const bodyLinesOf = (car: CommentFacts): Sentence[] => {
  const { model, badge } = car
  if (model.caravan) return caravanLines(model.caravan)
  const isFast = model.simpleBody === 'Hatchback' && (badge.engine.powerKw ?? 0) >= FAST_FROM_KW
  return isFast ? fastLines : (bodyLines[model.simpleBody] ?? [])
}
