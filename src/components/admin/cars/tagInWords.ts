import { cardTag, type CardTag, type CardTagInput, type TagSettings } from '@/src/domain/stock/availability/cardTag'

export interface TagWords {
  tone: 'shown' | 'warning' | 'quiet'
  text: string
}

const because = (kind: CardTag['kind'], { specifications }: TagSettings): string =>
  ({
    sold: 'the car is sold',
    fuel: 'the dealership marks electric and hybrid cars (Settings, “Fuel tag”)',
    reserved: '“Reserved” is ticked',
    certified: 'it is a certified used Toyota',
    custom: 'it is the car’s own',
    comingSoon: 'the status is “Coming soon”',
    justArrived: `it was listed less than ${specifications.just_arrived_days} days ago`,
  })[kind]

/**
 * Explains to editors which tag a car's photo carries and why; null when there is no tag and none was set (PRC-09..15).
 */
export const tagInWords = (car: CardTagInput, settings: TagSettings, now: Date): TagWords | null => {
  const shown = cardTag(car, settings, now)
  const own = car.tag?.trim()
  if (shown === null) return null
  const why = because(shown.kind, settings)
  if (shown.kind === 'custom') return { tone: 'shown', text: `“${shown.label}” is on the photo.` }
  return own
    ? {
        tone: 'warning',
        text: `“${own}” is not shown. The photo has room for one tag, and “${shown.label}” goes first, because ${why}.`,
      }
    : { tone: 'quiet', text: `“${shown.label}” is on the photo, because ${why}.` }
}
