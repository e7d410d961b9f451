import type { Model } from '@/src/payload-types'
import type { CatalogueModel } from '../catalogue/CatalogueModel'
import { kilograms, metres, sizeOf } from './demoGrade'
import { electricRangeKm } from './electricRange'
import { licenceClass, licenceWords } from './licenceClass'

type Figures = NonNullable<Model['key_figures']>

const figure = (value: string | null, label: string): Figures => (value === null ? [] : [{ value, label }])
/** '2', or '2 to 6'. */
const span = (values: number[]): string => [...new Set([Math.min(...values), Math.max(...values)])].join(' to ')
/** Values that are known. */
const known = (values: (number | null)[]): number[] => values.flatMap((value) => value ?? [])
/** 'Up to' the highest, or 'From' the lowest of different values; one value alone is said as it is; null of none. */
const bound = (lead: 'Up to' | 'From', values: (number | null)[], words: (value: number) => string): string | null => {
  const all = known(values)
  if (all.length === 0) return null
  const value = words(lead === 'From' ? Math.min(...all) : Math.max(...all))
  return new Set(all).size > 1 ? `${lead} ${value}` : value
}
const put = <T>(value: T | null, words: (value: T) => string): string | null => (value === null ? null : words(value))

const ofCaravans = (plans: NonNullable<CatalogueModel['caravan']>[]): Figures => [
  ...figure(
    bound(
      'From',
      plans.map(({ bodyLengthFeet }) => bodyLengthFeet),
      metres,
    ),
    'body length',
  ),
  ...figure(
    bound(
      'From',
      plans.map(({ atmKg }) => atmKg),
      kilograms,
    ),
    'ATM',
  ),
  ...figure(
    bound(
      'Up to',
      plans.map(({ atmKg, tareKg }) => atmKg - tareKg),
      kilograms,
    ),
    'payload',
  ),
  ...figure(span(plans.map(({ sleeps }) => sleeps)), 'berths'),
]

/** The numbers a model of its kind is bought for, of its grades; a tile shows the first and the last (modelTile). */
export const demoFigures = (grades: CatalogueModel[]): Figures => {
  const [model] = grades
  if (!model) return []
  const plans = grades.flatMap(({ caravan }) => caravan ?? [])
  if (plans.length > 0) return ofCaravans(plans)
  const { make, model: name, brakedTowingKg, gvmKg, kerbKg, itemType } = model
  const badges = grades.flatMap((grade) => grade.badges)
  const engines = badges.map(({ engine }) => engine)
  const powers = engines.map(({ powerKw }) => powerKw)
  const power = bound('Up to', powers, (kw) => `${kw} kW`)
  const licence = badges[0] ? licenceClass(model, badges[0]) : null
  if (itemType === 'motorcycle')
    return [
      ...figure(engines[0] ? sizeOf(model, engines[0]) : null, 'engine'),
      // 'Full' or 'Learner'.
      ...figure(licence?.name.split(' ')[0] ?? null, 'licence to ride it'),
      ...figure(power, 'power'),
      ...figure(put(kerbKg, kilograms), 'ready to ride'),
    ]
  if (itemType === 'truck')
    return [
      ...figure(
        put(gvmKg, (kg) => `${kilograms(kg)} GVM`),
        'may weigh, loaded',
      ),
      ...figure(licence && licenceWords(licence), 'licence to drive it'),
      ...figure(put(brakedTowingKg, kilograms), 'braked towing'),
      ...figure(power, 'power'),
    ]
  const ranges = badges.map(({ badge }) => electricRangeKm(make, name, badge))
  const fuelUse = engines.map(({ litresPer100km }) => litresPer100km)
  return [
    ...figure(power, 'power'),
    ...figure(
      bound('Up to', ranges, (km) => `${km} km`),
      'on a charge (WLTP)',
    ),
    ...figure(
      bound('From', fuelUse, (l) => `${l} L`),
      'per 100 km',
    ),
    ...figure(put(brakedTowingKg, kilograms), 'braked towing'),
    ...figure(
      put(model.seats, () => span(known(grades.map(({ seats }) => seats)))),
      'seats',
    ),
  ]
}
