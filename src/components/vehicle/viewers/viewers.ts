'use client'

import { lazy } from 'react'
import type { ViewerView } from '@/src/domain/gallery/viewerViews'

const spin = () => import('./SpinViewer')
const walkaround = () => import('./WalkaroundViewer')
const interior = () => import('./InteriorViewer')

export const SpinViewer = lazy(() => spin().then((module) => ({ default: module.SpinViewer })))
export const WalkaroundViewer = lazy(() => walkaround().then((module) => ({ default: module.WalkaroundViewer })))
export const InteriorViewer = lazy(() => interior().then((module) => ({ default: module.InteriorViewer })))

/** Preloads a view's script; the gallery's own is loaded already. */
export const fetchViewer = (view: ViewerView): void => {
  const fetchers = { spinner: spin, gallery: null, walkaround, interior }
  // Only an advance: if it fails, choosing the view tries again.
  fetchers[view]?.().catch(() => undefined)
}
