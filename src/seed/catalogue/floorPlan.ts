import { slugify } from '@/src/domain/site/slugify'
import type { CatalogueModel } from './CatalogueModel'

/** What is where in a caravan or motorhome: one source for its drawing (`scripts/studio/plans.mjs`) and its equipment. */
export interface FloorPlan {
  /** Of the body without the drawbar, in millimetres. */
  lengthMm: number
  widthMm: number
  /** `island`: with a way on both sides; `across`: from wall to wall. */
  bed: 'island' | 'across'
  bunks: 0 | 2 | 3
  /** `separate`: shower and toilet in rooms of their own; `wet`: both in one. */
  bath: 'separate' | 'wet' | 'none'
  /** Driver's cab before the body. */
  cab: boolean
  /** Null: the maker says nothing of berths. */
  sleeps: number | null
}

const MM_PER_FOOT = 304.8
/** What an island bed, a door, a kitchen and a bathroom need behind one another. */
const ISLAND_FEET = 17
const SEPARATE_FEET = 18
const BATH_FEET = 14
const MOTORHOME_CAB_MM = 1900

const bunksFor = (sleeps: number): FloorPlan['bunks'] => {
  if (sleeps >= 5) return 3
  return sleeps === 4 ? 2 : 0
}

/** Null for camper trailers, which are unfolded, and for all that is not lived in. */
export const floorPlanOf = ({ body, caravan, lengthMm, widthMm }: CatalogueModel): FloorPlan | null => {
  if (body === 'Motorhome' && lengthMm && widthMm)
    return {
      lengthMm: lengthMm - MOTORHOME_CAB_MM,
      widthMm,
      bed: 'island',
      bunks: 0,
      bath: 'separate',
      cab: true,
      sleeps: null,
    }
  if (!caravan || body === 'Camper Trailer') return null
  const { bodyLengthFeet: feet, bodyWidthMm, sleeps } = caravan
  const isHybrid = body === 'Hybrid'
  const small = feet < BATH_FEET ? 'none' : 'wet'
  return {
    lengthMm: Math.round(feet * MM_PER_FOOT),
    widthMm: bodyWidthMm,
    bed: !isHybrid && feet > ISLAND_FEET ? 'island' : 'across',
    bunks: isHybrid ? 0 : bunksFor(sleeps),
    bath: body === 'Caravan' && feet >= SEPARATE_FEET ? 'separate' : small,
    cab: false,
    sleeps,
  }
}

/** What the drawing shows, and what it shows is not there, in the words of equipment lists. */
export const equipmentOfPlan = ({ bed, bunks, bath }: FloorPlan): { has: string[]; lacks: string[] } => {
  const shown: [feature: string, isShown: boolean][] = [
    ['Queen Island Bed', bed === 'island'],
    ['Bunk Beds', bunks > 0],
    ['Separate Shower and Toilet', bath === 'separate'],
  ]
  return {
    has: shown.flatMap(([feature, isShown]) => (isShown ? [feature] : [])),
    lacks: shown.flatMap(([feature, isShown]) => (isShown ? [] : [feature])),
  }
}

/** Name of the drawing of one grade's plan. */
export const planName = ({ make, model }: Pick<CatalogueModel, 'make' | 'model'>, badge: string): string =>
  slugify(`${make} ${model} ${badge}`)

/** Address of that drawing. */
export const planPicture = (model: Pick<CatalogueModel, 'make' | 'model'>, badge: string): string =>
  `/studio/plans/${planName(model, badge)}.webp`
