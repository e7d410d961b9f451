import type { Model } from '@/src/payload-types'
import type { CatalogueBadge, CatalogueEngine, CatalogueModel } from '../catalogue/CatalogueModel'
import { gradeAdds } from '../stock/gradeSteps'
import { electricRangeKm } from './electricRange'
import { licenceClass, licenceWords } from './licenceClass'

type Grade = NonNullable<Model['grades']>[number]

const METRES_PER_FOOT = 0.3048

export const kilograms = (kg: number): string => `${kg.toLocaleString('en-AU')} kg`
export const metres = (feet: number): string => `${(feet * METRES_PER_FOOT).toFixed(1)} m`

/** '689 cc' of a motorcycle, '5.2 L' of anything else; null for electric and towed ones. */
export const sizeOf = ({ itemType }: Pick<CatalogueModel, 'itemType'>, { litres }: CatalogueEngine): string | null => {
  if (litres === null) return null
  return itemType === 'motorcycle' ? `${Math.round(litres * 1000)} cc` : `${litres.toFixed(1)} L`
}

/** 'Petrol', whichever grade it wants. */
export const fuelName = ({ fuel }: Pick<CatalogueEngine, 'fuel'>): string => fuel.replace(/ - .*$/, '')

const engineWords = (model: CatalogueModel, engine: CatalogueEngine): string => {
  const power = engine.powerKw === null ? '' : `, ${engine.powerKw} kW`
  const size = sizeOf(model, engine)
  return size === null ? `Electric${power}` : `${size} ${fuelName(engine).toLowerCase()}${power}`
}

const gearboxWords = ({ gears, simpleTransmission }: CatalogueEngine): string =>
  gears > 1 ? `${gears}-speed ${simpleTransmission.toLowerCase()}` : simpleTransmission

const economyWords = ({ make, model }: CatalogueModel, { badge, engine }: CatalogueBadge): string | null => {
  const range = electricRangeKm(make, model, badge)
  if (range !== null) return `${range} km (WLTP)`
  return engine.litresPer100km === null ? null : `${engine.litresPer100km} L/100km`
}

/** Whether it has an engine of its own. */
export const drives = ({ caravan }: Pick<CatalogueModel, 'caravan'>): boolean => caravan === null

const WHEELBASES: Partial<Record<string, string>> = { SWB: 'Short', MWB: 'Medium', LWB: 'Long' }

/** A truck's, where its badge says it: the grades of some differ in nothing else. */
const wheelbaseOf = ({ itemType }: CatalogueModel, { badge }: CatalogueBadge): string | null =>
  (itemType === 'truck' && badge.split(' ').flatMap((word) => WHEELBASES[word] ?? [])[0]) || null

/** What a shopper of a caravan, truck or motorcycle compares, one 'Label: value' a line (modelRange). */
const ownFacts = (model: CatalogueModel, badge: CatalogueBadge): string[] => {
  const { caravan, gvmKg, kerbKg, tankLitres, itemType } = model
  if (caravan)
    return [
      `Berths: ${caravan.sleeps}`,
      `Body length: ${metres(caravan.bodyLengthFeet)} (${caravan.bodyLengthFeet} ft)`,
      `ATM: ${kilograms(caravan.atmKg)}`,
      `Tare: ${kilograms(caravan.tareKg)}`,
      `Payload: ${kilograms(caravan.atmKg - caravan.tareKg)}`,
      `Axles: ${caravan.axle}`,
    ]
  const licence = licenceClass(model, badge)
  const wheelbase = wheelbaseOf(model, badge)
  return [
    ...(licence ? [`Licence: ${licenceWords(licence)}`] : []),
    ...(itemType !== 'motorcycle' && gvmKg !== null ? [`GVM: ${kilograms(gvmKg)}`] : []),
    ...(kerbKg === null ? [] : [`Kerb weight: ${kilograms(kerbKg)}`]),
    ...(tankLitres === null ? [] : [`Fuel tank: ${tankLitres} L`]),
    ...(wheelbase ? [`Wheelbase: ${wheelbase}`] : []),
    ...(itemType === 'truck' && badge.engine.fuel === 'Hybrid' ? ['Hybrid drive'] : []),
  ]
}

/** A badge of the catalogue as a grade of a model's page: the facts that matter for its kind (RTE-28). */
export const demoGrade = (model: CatalogueModel, badge: CatalogueBadge): Grade => {
  const { engine, differs } = badge
  const car = model.itemType === 'car'
  const driven = drives(model)
  const seats = differs?.seats ?? model.seats
  return {
    name: badge.badge,
    price: badge.newPriceDollars,
    engine: driven ? engineWords(model, engine) : null,
    transmission: driven ? gearboxWords(engine) : null,
    drive: driven && model.itemType !== 'motorcycle' ? engine.drive : null,
    economy: driven ? economyWords(model, badge) : null,
    seats: seats === null || model.itemType === 'motorcycle' ? null : String(seats),
    towing: model.brakedTowingKg === null ? null : kilograms(model.brakedTowingKg),
    features: (car ? gradeAdds(model, badge) : ownFacts(model, badge)).join('\n'),
  }
}
