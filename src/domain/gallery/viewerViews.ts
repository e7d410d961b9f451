/** What can stand in the place of the pictures of a car (GAL-10). */
export type ViewerView = 'spinner' | 'gallery' | 'walkaround' | 'interior'

interface ViewerMedia {
  /** Frames of the 360° view. */
  frames: number
  /** Photos and videos of the gallery. */
  items: number
  walkarounds: number
  interior: boolean
}

/** A single picture does not turn. */
const FRAMES_MIN = 2

/** The views a car has media for, in the order they are offered (GAL-10). */
export const viewerViews = ({ frames, items, walkarounds, interior }: ViewerMedia): ViewerView[] => {
  const views: ViewerView[] = []
  if (frames >= FRAMES_MIN) views.push('spinner')
  if (items > 0) views.push('gallery')
  if (walkarounds > 0) views.push('walkaround')
  if (interior) views.push('interior')
  return views
}

/**
 * The view a page opens with (GAL-11): the site's choice where the car has media for it, else the gallery, else the
 * first available view. Null when the car has no media.
 */
export const defaultView = (views: readonly ViewerView[], preferred: 'spinner' | 'gallery'): ViewerView | null =>
  [preferred, 'gallery' as const].find((view) => views.includes(view)) ?? views[0] ?? null

/** What a shopper has chosen: three things apart, full screen is not a place in the gallery (GAL-03, GAL-04). */
export interface GalleryState {
  view: ViewerView
  index: number
  fullscreen: boolean
}

type GalleryChoice = { view: ViewerView } | { index: number } | { fullscreen: boolean }

/**
 * What a choice leads to: a picture is looked at in the gallery; any other view starts the gallery again at its first
 * picture (GAL-12); full screen leaves view and picture as they are (GAL-03).
 */
export const galleryState = (state: GalleryState, choice: GalleryChoice): GalleryState => {
  if ('view' in choice) return { ...state, view: choice.view, index: choice.view === 'gallery' ? state.index : 0 }
  if ('index' in choice) return { ...state, view: 'gallery', index: choice.index }
  return { ...state, fullscreen: choice.fullscreen }
}
