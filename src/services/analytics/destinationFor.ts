import { env } from '@/src/env'
import type { ConversionDestination } from './ConversionDestination'
import { localConversions } from './localConversions'
import { metaConversions } from './metaConversions'

/** Where leads of a pixel are reported; null: nowhere, as there is no account. A file on installations with the demo. */
export const destinationFor = (pixelId: string): ConversionDestination | null => {
  const { META_CAPI_URL: url, META_CAPI_TOKEN: token, SEED_DEMO, DATA_DIR } = env()
  if (token) return metaConversions({ url, token, pixelId })
  return SEED_DEMO ? localConversions(DATA_DIR, pixelId) : null
}
