import type { ViewerView } from './viewerViews'

/** What a shopper has chosen: three things apart, full screen is not a place in the gallery (GAL-03, GAL-04). */
export interface GalleryState {
  view: ViewerView
  index: number
  fullscreen: boolean
}

export type GalleryChoice = { view: ViewerView } | { index: number } | { fullscreen: boolean }

/**
 * What a choice leads to: a picture is looked at in the gallery; any other view starts the gallery again at its first
 * picture (GAL-12); full screen leaves view and picture as they are (GAL-03).
 */
export const galleryState = (state: GalleryState, choice: GalleryChoice): GalleryState => {
  if ('view' in choice) return { ...state, view: choice.view, index: choice.view === 'gallery' ? state.index : 0 }
  if ('index' in choice) return { ...state, view: 'gallery', index: choice.index }
  return { ...state, fullscreen: choice.fullscreen }
}
