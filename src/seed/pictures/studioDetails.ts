import type { Hotspot, Hotspots } from '@/src/domain/stock/photos/hotspots'
import type { StudioDetail } from './StudioLibrary'

/** What is said of each detail that scripts/studio/hotspots.py finds on a body. */
const WORDS: Record<string, string> = {
  headlights: 'LED headlights with daytime running lights',
  wheels: 'Alloy wheels, tyres with plenty of tread',
  doors: 'Keyless entry on both front doors',
  'tail-lights': 'LED tail lights with rear parking sensors below',
  roof: 'Panoramic glass roof with roof rails',
  tray: 'Lined tray with sports bar and tie-down points',
  headlight: 'Round LED headlight',
  tank: 'Fuel tank with knee recesses, paint without a mark',
  seat: 'Two-up seat with grab rail',
}

/** The cabins of the studio are all seen from the same place. */
const CABIN: Hotspot[] = [
  ['screen', 'Touch screen with Apple CarPlay and Android Auto', 0.24, 0.41],
  ['wheel', 'Steering wheel with audio and cruise controls', 0.49, 0.37],
  ['seats', 'Front seats with height adjustment', 0.63, 0.67],
  ['console', 'Centre console with cup holders and charging pad', 0.5, 0.83],
].map(([id, description, x, y]) => ({
  id: `cabin-${id}`,
  description: String(description),
  anchors: [`cabin-${id}`],
  positions: [{ frame: 0, x: Number(x), y: Number(y) }],
}))

/** Hotspots of a demo vehicle (CAR-21); null when nothing is known of its body. */
export const studioHotspots = (details: readonly StudioDetail[], hasCabin: boolean): Hotspots | null => {
  const exterior = details.flatMap(({ detail, anchors, positions }): Hotspot[] => {
    const description = WORDS[detail]
    return description ? [{ id: detail, description, anchors, positions }] : []
  })
  return exterior.length > 0 ? { exterior, interior: hasCabin ? CABIN : [] } : null
}
