'use client'

import { Map as MapIcon } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useSearchContext } from '../SearchContext'
import { mapShown } from './mapShown'

export const useMapShown = (): boolean => useSyncExternalStore(mapShown.subscribe, mapShown.get, mapShown.getOnServer)

/** Shows where the cars found are, or hides it. Nothing where a site has one place only. */
export const MapSwitch = ({ className, labelClass }: { className: string; labelClass?: string }) => {
  const { setup } = useSearchContext()
  const isShown = useMapShown()
  if (setup.places.length === 0) return null
  return (
    <button type="button" aria-pressed={isShown} onClick={mapShown.flip} className={className}>
      <MapIcon className="size-4.5" />
      <span className={labelClass}>Map</span>
    </button>
  )
}
