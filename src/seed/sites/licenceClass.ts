import type { CatalogueBadge, CatalogueModel } from '../catalogue/CatalogueModel'

/** Learner-approved motorcycles: at most 660 cm³, and 150 kW a tonne with 90 kg of rider (national rule). */
const LEARNER = { litres: 0.66, kwPerTonne: 150, riderKg: 90 }
/** The most a vehicle may weigh for each class of licence, in kilograms. */
const HEAVY = [
  { upToKg: 4500, name: 'Car', code: 'C' },
  { upToKg: 8000, name: 'Light rigid', code: 'LR' },
] as const

const mayLearn = ({ kerbKg }: CatalogueModel, { engine }: CatalogueBadge): boolean =>
  engine.litres !== null &&
  engine.powerKw !== null &&
  kerbKg !== null &&
  engine.litres <= LEARNER.litres &&
  (engine.powerKw * 1000) / (kerbKg + LEARNER.riderKg) <= LEARNER.kwPerTonne

interface Licence {
  name: string
  code: string
}

/** The licence it takes to ride or drive one, in Queensland's words; null where every licence does, or it is not known. */
export const licenceClass = (model: CatalogueModel, badge: CatalogueBadge): Licence | null => {
  if (model.itemType === 'motorcycle')
    return mayLearn(model, badge) ? { name: 'Learner approved', code: 'RE' } : { name: 'Full motorcycle', code: 'R' }
  const drivenHeavy = model.itemType === 'truck' || model.body === 'Motorhome'
  if (!drivenHeavy || model.gvmKg === null) return null
  const { gvmKg } = model
  if (model.studioBody === 'prime-mover') return { name: 'Heavy combination', code: 'HC' }
  return HEAVY.find(({ upToKg }) => gvmKg <= upToKg) ?? { name: 'Medium rigid', code: 'MR' }
}

export const licenceWords = ({ name, code }: Licence): string => `${name} (${code})`
