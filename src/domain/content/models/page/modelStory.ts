import type { BrandWarranty } from '../brandAssurances'
import { type FuelYear, fuelYearWords } from '../../../finance/fuel/fuelYear'
import { factOf, factOfAll, type ModelFact } from '../modelFacts'
import type { ModelGrade, ModelRange } from '../modelRange'
import { isSaidBy } from './saidByFigures'

type Pictures = ModelRange['gallery']

/** One part of a model's story: a picture, and what the model's own data say beside it. */
export interface StoryBand {
  title: string
  picture: Pictures[number]
  /** Equipment, with the first grade that has it; null: every grade has it. */
  equipment: { text: string; grade: string | null }[]
  facts: ModelFact[]
}

interface Asked {
  name: string
  kind: string | null
  grades: readonly ModelGrade[]
  /** Of the model as a whole. */
  facts: readonly ModelFact[]
  photos: Pictures
  /** What comes with a new one here. */
  warranties: readonly BrandWarranty[]
  /** The page opens with the numbers and has them by grade: no part repeats them. */
  numbersAtTop?: boolean
  /** Which the page shows large: no part says them again. */
  keyFigures?: ModelRange['keyFigures']
  /** With what a year of fuel is reckoned; null or left out: no cost is said. */
  fuelYear?: FuelYear | null
}

/** Pictures left for the gallery. */
const GALLERY = 2
const MOST = { bands: 3, equipment: 8 }
/** Fewer say too little for a part of their own. */
const ENOUGH = 2

const SAFETY =
  /brak|airbag|\blane\b|collision|blind spot|cross traffic|parking|camera|cruise|monitor|stability|\balert\b|\bassist|sensor/i
const INSIDE =
  /seat|leather|sunroof|steering wheel|climate|air con|carplay|android auto|bluetooth|display|touchscreen|sound|navigation|usb|charg|keyless|smart key|dimming mirror|power window|locking|rear vent/i

/** Every car of today has it: named only where there is little else. */
const USUAL = /bluetooth|power window|central locking/i
const LITTLE = 3

/** A picture of the cabin, or a part of it: never beside what is said of the road. */
const CABIN = /inside|interior|cabin|seat|dash|living|kitchen|bed|\brow\b|boot|console|\bscreen\b|display|instrument/i

/** What each picture is looked for by, in the words of its caption. */
const VIEWS = {
  inside: /inside|interior|cabin|seat|dash|living|kitchen|bed/i,
  aids: /\bscreen\b|display|instrument/i,
  front: /face|front/i,
  side: /profile|side/i,
  rear: /behind|rear/i,
}

interface Told {
  title: string
  view: RegExp
  labels: string[]
}

/** What its kind is driven, ridden or towed for. */
const USES: Record<string, Told[]> = {
  caravan: [
    { title: 'Size and berths', view: VIEWS.side, labels: ['Berths', 'Body length', 'Axles'] },
    { title: 'On tow', view: VIEWS.rear, labels: ['ATM', 'Tare', 'Payload'] },
  ],
  motorcycle: [
    { title: 'In the saddle', view: VIEWS.side, labels: ['Engine', 'Power', 'Fuel use'] },
    { title: 'To handle and to park', view: VIEWS.rear, labels: ['Licence', 'Kerb weight', 'Fuel tank'] },
  ],
  truck: [
    { title: 'What it carries', view: VIEWS.side, labels: ['GVM', 'Braked towing', 'Licence'] },
    { title: 'What moves it', view: VIEWS.front, labels: ['Fuel', 'Power', 'Drive', 'Fuel tank'] },
  ],
}

/** Said of a car alone. */
const FUEL_YEAR = 'Fuel a year'
const FACTORY_WARRANTY = 'Factory warranty'

const ON_THE_ROAD: Told[] = [
  {
    title: 'On the road',
    view: VIEWS.side,
    labels: [
      'Fuel',
      'Power',
      'Transmission',
      'Drive',
      'Fuel use',
      FUEL_YEAR,
      'Electric range',
      'Braked towing',
      FACTORY_WARRANTY,
    ],
  },
]

const years = (count: number | null): string => (count === 1 ? '1 year' : `${count} years`)

/** What the facts of tiles and tables do not have. */
const moreFacts = ({ grades, facts, fuelYear, warranties: [warranty] }: Asked): ModelFact[] => {
  const fuel = fuelYear && fuelYearWords({ fuel: factOf(facts, 'Fuel'), economy: factOf(facts, 'Fuel use') }, fuelYear)
  return [
    ...factOfAll(grades, ['Transmission', ({ transmission }) => transmission]),
    ...(fuel ? [{ label: FUEL_YEAR, value: fuel }] : []),
    ...(warranty && warranty.years !== null ? [{ label: FACTORY_WARRANTY, value: years(warranty.years) }] : []),
  ]
}

const factsOf = (asked: Asked, labels: string[]): ModelFact[] => {
  const known = [...asked.facts, ...moreFacts(asked)]
  return labels.flatMap((label) => {
    const fact = known.find((one) => one.label === label)
    return fact && !isSaidBy(asked.keyFigures ?? [], fact) ? [fact] : []
  })
}

/** Without what every car has, unless little is left. */
const telling = (equipment: StoryBand['equipment']): StoryBand['equipment'] => {
  const special = equipment.filter(({ text }) => !USUAL.test(text))
  return special.length < LITTLE ? equipment : special
}

/** Equipment of all grades that a pattern finds, each once with the grade that brings it. */
const equipmentOf = ({ grades }: Asked, isMeant: (text: string) => boolean): StoryBand['equipment'] => {
  const seen = new Map<string, string | null>()
  grades.forEach(({ name, features }, index) => {
    for (const text of features) {
      if (isMeant(text) && !seen.has(text)) seen.set(text, index === 0 ? null : name)
    }
  })
  return telling([...seen].map(([text, grade]) => ({ text, grade }))).slice(0, MOST.equipment)
}

/** `views`: what its picture may show, the best first. */
type Draft = Omit<StoryBand, 'picture'> & { views: RegExp[] }

const drafts = (asked: Asked): Draft[] => [
  {
    title: `Inside the ${asked.name}`,
    views: [VIEWS.inside],
    equipment: equipmentOf(asked, (text) => INSIDE.test(text) && !SAFETY.test(text)),
    facts: [],
  },
  {
    title: 'Safety and driver assistance',
    views: [VIEWS.aids, VIEWS.front],
    equipment: equipmentOf(asked, (text) => SAFETY.test(text)),
    facts: [],
  },
  ...(asked.numbersAtTop ? [] : (USES[asked.kind ?? ''] ?? ON_THE_ROAD)).map(({ title, view, labels }) => ({
    title,
    views: [view],
    equipment: [],
    facts: factsOf(asked, labels),
  })),
  {
    title: 'After you collect it',
    views: [VIEWS.front],
    equipment: [],
    facts: asked.warranties.map(({ years: count, text }) => ({
      label: text,
      value: years(count),
    })),
  },
]

const isEnough = ({ equipment, facts }: Draft): boolean => equipment.length + facts.length >= ENOUGH

/**
 * A model's story in parts with a picture each, of its own data alone: what is in it, what keeps it safe, what it is like on
 * the road. Two pictures stay for the gallery, and a part for which there is no picture is left out.
 */
export const modelStory = (asked: Asked): { bands: StoryBand[]; rest: Pictures } => {
  let rest = [...asked.photos]
  const bands: StoryBand[] = []
  for (const { views, ...told } of drafts(asked).filter(isEnough).slice(0, MOST.bands)) {
    const fitting = views.flatMap((view) => rest.filter(({ caption }) => view.test(caption ?? '')))
    const picture =
      fitting[0] ??
      // The first of the gallery is its best.
      rest.slice(1).find(({ caption }) => !CABIN.test(caption ?? ''))
    if (!picture || rest.length <= GALLERY) break
    rest = rest.filter((one) => one !== picture)
    bands.push({ ...told, picture })
  }
  return { bands, rest }
}
