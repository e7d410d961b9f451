import { rememberViewed } from '@/src/domain/shopper/savedCars'
import { viewedStore } from '@/src/components/recent/viewedStore'
import type { LookAnswer, LookedAt } from './LiveViews'

interface Reply {
  views?: number
  outdated?: boolean
}

/**
 * Remembers the car in this browser (VDP-43, ENT-15) and sends the view to the server (VDP-40). Null when the server
 * did not answer.
 */
export const trackView = async (looked: LookedAt): Promise<LookAnswer | null> => {
  const { slug, photosCount, updatedAt, websiteId, viewed } = looked
  viewedStore.set(rememberViewed(viewedStore.get(), viewed))
  const query = new URLSearchParams({
    photos_count: String(photosCount),
    updated_at: String(updatedAt),
    website_id: websiteId,
  })
  try {
    const response = await fetch(`/api/cars/${slug}/view.json?${query}`)
    const { views, outdated = false }: Reply = await response.json()
    return views === undefined ? null : { views, outdated }
  } catch {
    return null
  }
}
