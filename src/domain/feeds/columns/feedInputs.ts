import {
  caravanFields,
  type CaravanFields,
  carFields,
  type CarFields,
  variantFields,
  type VariantFields,
} from '@/src/domain/stock/car/carFields'

/** What systems send that is none of our fields but fills one or several: see assembleCar. */
const otherInputs = [
  'title',
  'colours',
  'odometer_miles',
  'is_miles',
  'egc_price',
  'drive_away_price',
  'special_price',
  'is_drive_away',
  'kind',
  'is_new',
  'is_used',
  'is_demo',
  'is_sold',
  'deposit_taken',
  'engine',
  'features_optional',
  'video',
  'location',
  'location.code',
  'location.name',
  'location.city',
  'location.state',
  'location.postcode',
  'location.address',
] as const

export type VariantInput = `variant.${keyof VariantFields}`
export type CaravanInput = `caravan_specifications.${keyof CaravanFields}`
/** Everything a column of a file may fill. */
export type FeedInput = keyof CarFields | VariantInput | CaravanInput | (typeof otherInputs)[number]

const names: readonly string[] = [
  ...Object.keys(carFields),
  ...Object.keys(variantFields).map((key) => `variant.${key}`),
  ...Object.keys(caravanFields).map((key) => `caravan_specifications.${key}`),
  ...otherInputs,
]
const known = new Set(names)

export const isFeedInput = (name: string): name is FeedInput => known.has(name)

/** All names, for a mapping's choices. */
export const feedInputs: readonly FeedInput[] = names.filter(isFeedInput)

/** The raw values of one row by input; lists may be spread over several columns. */
export type FeedDraft = Partial<Record<FeedInput, unknown>>

const listInputs: ReadonlySet<FeedInput> = new Set<FeedInput>([
  'images',
  'thumbnails',
  'spin_images',
  'standardEquipment',
  'features_optional',
])

/** Whether several columns may fill it together. */
export const isListInput = (input: FeedInput): boolean => listInputs.has(input)
