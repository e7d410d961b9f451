import { parseText } from '@/src/domain/stock/normalise/parseText'
import { isBlankValue } from './blankValue'
import type { FeedDraft } from '../columns/feedInputs'

/** Words of Meta's vehicle catalogue and Google's vehicle ads, in lower case, and what we call the same. */
const bodies: Readonly<Record<string, string>> = {
  suv: 'SUV',
  hatchback: 'Hatchback',
  sedan: 'Sedan',
  saloon: 'Sedan',
  station_wagon: 'Wagon',
  wagon: 'Wagon',
  ute: 'Ute',
  coupe: 'Coupe',
  convertible: 'Convertible',
  minivan: 'People Mover',
  van: 'Van',
  full_size_van: 'Van',
}

const fuels: Readonly<Record<string, string>> = {
  gasoline: 'Petrol',
  petrol: 'Petrol',
  diesel: 'Diesel',
  hybrid: 'Hybrid',
  plugin_hybrid: 'Plug-in Hybrid',
  'plug-in_hybrid': 'Plug-in Hybrid',
  electric: 'Electric',
  lpg: 'LPG',
}

const gearboxes: Readonly<Record<string, string>> = { automatic: 'Automatic', manual: 'Manual' }
const kinds: Readonly<Record<string, string>> = { car_truck: 'car', commercial: 'truck', rv_camper: 'caravan' }

const wordOf = (raw: unknown): string => parseText(raw)?.toLowerCase() ?? ''

const translated = (raw: unknown, words: Readonly<Record<string, string>>): unknown =>
  Object.entries(words).find(([word]) => word === wordOf(raw))?.[1] ?? raw

/**
 * A row's values with the words of ads' catalogues in ours (FEED-01): 'station_wagon', 'GASOLINE', 'CPO', a pick-up that
 * is a 'TRUCK' among cars, a fuel under 'engine'. Other words stay as they are.
 */
export const withoutAdsWords = (draft: FeedDraft): FeedDraft => {
  const all: FeedDraft = { ...draft }
  const isPickUp = wordOf(draft.kind) === 'car_truck' && wordOf(draft.body) === 'truck'
  if (draft.body !== undefined) all.body = isPickUp ? 'Ute' : translated(draft.body, bodies)
  if (draft.fuel !== undefined) all.fuel = translated(draft.fuel, fuels)
  if (draft.trans !== undefined) all.trans = translated(draft.trans, gearboxes)
  if (draft.kind !== undefined) all.kind = translated(draft.kind, kinds)
  const engine = translated(draft.engine, fuels)
  if (isBlankValue(draft.fuel) && engine !== draft.engine) Object.assign(all, { fuel: engine, engine: undefined })
  if (/^(cpo|certified[ _]pre-?owned)$/.test(wordOf(draft.car_type)))
    Object.assign(all, { car_type: 'used', certified: true })
  return all
}
