import type { CatalogueBadge, CatalogueEngine, CatalogueModel } from '../catalogue/CatalogueModel'
import { electricRangeKm } from '../sites/electricRange'
import { carLevels } from './carLevels'

const ON_A_PAGE = 5

const byPrice = (badges: readonly CatalogueBadge[]): CatalogueBadge[] =>
  badges.toSorted((one, other) => one.newPriceDollars - other.newPriceDollars)

/** '292 kW of power (184 kW in the Wildtrak)': without a colon, which is between the name and the value of a fact. */
const more = (
  [value, before]: [number | null, number | null],
  [unit, of]: [string, string],
  { badge }: CatalogueBadge,
): string[] =>
  value !== null && before !== null && value > before
    ? [`${value} ${unit} of ${of} (${before} ${unit} in the ${badge})`]
    : []

const DRIVES: Partial<Record<CatalogueEngine['drive'], string>> = { AWD: 'All-wheel drive', '4x4': 'Four-wheel drive' }

/** In what a grade's powertrain is better than the one of the grade before. */
const engineSteps = (model: CatalogueModel, now: CatalogueBadge, before: CatalogueBadge): string[] => {
  const [one, other] = [now.engine, before.engine]
  const drive = one.drive === other.drive ? undefined : DRIVES[one.drive]
  const range = ({ badge }: CatalogueBadge) => electricRangeKm(model.make, model.model, badge)
  const moreFrugal = (one.litresPer100km ?? Infinity) < (other.litresPer100km ?? 0)
  return [
    ...(one.fuel !== other.fuel && /Hybrid|Electric/.test(one.fuel) ? [`${one.fuel} drive`] : []),
    ...(one.fuel !== other.fuel && one.fuel === 'Diesel' ? ['Diesel engine'] : []),
    ...(drive ? [drive] : []),
    ...more([one.powerKw, other.powerKw], ['kW', 'power'], before),
    ...more([one.torqueNm, other.torqueNm], ['Nm', 'torque'], before),
    ...(moreFrugal ? [`${one.litresPer100km} L/100 km (${other.litresPer100km} in the ${before.badge})`] : []),
    ...more([range(now), range(before)], ['km', 'range'], before),
    ...(other.simpleTransmission === 'Manual' && one.simpleTransmission === 'Automatic' ? ['Automatic'] : []),
  ]
}

interface GradeStep {
  badge: CatalogueBadge
  /** In what it differs from the grade before; of the first, what is best about it. */
  adds: string[]
  /** Those of `adds` that are equipment. */
  equipment: string[]
}

/** The grades of a car by price, each with what it adds to the one before. */
const gradeSteps = (model: CatalogueModel): GradeStep[] => {
  const levels = carLevels(model)
  const steps: GradeStep[] = []
  // How many of a level's features are given to a grade.
  const given = levels.map(() => 0)
  const take = (level: number, count: number): string[] => {
    const from = given[level] ?? 0
    given[level] = from + count
    return levels[level]?.slice(from, from + count) ?? []
  }
  let highest = -1
  for (const badge of byPrice(model.badges)) {
    const before = steps.at(-1)?.badge
    const powertrain = before ? engineSteps(model, badge, before) : []
    const first = before ? highest + 1 : badge.trim
    const fresh = levels.flatMap((_, level) => (level >= first && level <= badge.trim ? [level] : []))
    // As many of each level that is new with it, most of the highest.
    const equipment = fresh
      .toReversed()
      .flatMap((level, index) => take(level, index === 0 ? ON_A_PAGE - fresh.length + 1 : 1))
    // The same equipment, and another engine: that is what the step is for.
    const same = equipment.length === 0 && powertrain.length === 0 ? take(badge.trim, ON_A_PAGE) : []
    const own = [...equipment, ...same]
    steps.push({ badge, equipment: own, adds: own.length > 0 ? own : powertrain.slice(0, ON_A_PAGE) })
    highest = Math.max(highest, badge.trim)
  }
  return steps
}

/** What a grade of a car adds to the cheaper one beside it: equipment, or a better engine where that is the difference. */
export const gradeAdds = (model: CatalogueModel, badge: CatalogueBadge): string[] =>
  gradeSteps(model).find((step) => step.badge.badge === badge.badge)?.adds ?? []

/** What every car of a grade has, and what only dearer grades of its model have. */
export const gradeEquipment = (
  model: CatalogueModel,
  { badge, trim }: CatalogueBadge,
): { has: string[]; lacks: string[] } => {
  const steps = gradeSteps(model)
  const at = steps.findIndex((step) => step.badge.badge === badge)
  const upTo = (step: GradeStep, index: number) => index <= at && step.badge.trim <= trim
  const lacks = steps.filter((_, index) => index > at).flatMap(({ equipment }) => equipment)
  const below = carLevels(model).slice(0, trim).flat()
  const own = steps.filter(upTo).flatMap(({ equipment }) => equipment)
  return { has: [...new Set([...below, ...own])].filter((feature) => !lacks.includes(feature)), lacks }
}
