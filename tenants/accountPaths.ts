import type { Site } from './Site'

/** Where a shopper's own pages are; a site without a garage has the saved cars alone. */
export const accountPaths = ({ settings }: Pick<Site, 'settings'>): { garage: string; watchlist: string } => {
  const { myGaragePath, watchlistPath } = settings.routes
  return { garage: settings.features.garage ? myGaragePath : watchlistPath, watchlist: watchlistPath }
}
