import { genericCsv } from './genericCsv'
import { genericJson } from './genericJson'
import { googleVehicleAds } from './googleVehicleAds'
import { metaInventory } from './metaInventory'
import type { OutboundFormat } from './OutboundFormat'

/** Every outbound feed by the last part of its address (FEED-09). */
export const outboundFormats = {
  'google-vehicle-ads.tsv': googleVehicleAds,
  'meta-inventory.csv': metaInventory,
  'stock.csv': genericCsv,
  'stock.json': genericJson,
} as const satisfies Record<string, OutboundFormat>

export type OutboundFormatName = keyof typeof outboundFormats

/** Whether an address names a format. */
export const isOutboundFormat = (name: string): name is OutboundFormatName => Object.hasOwn(outboundFormats, name)
