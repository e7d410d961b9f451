'use client'

import { Maximize2 } from 'lucide-react'
import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import { cx } from '@/src/components/ui/cx'
import type { NumberedPlace } from './StreetMap'

const StreetMap = dynamic(() => import('./StreetMap').then((module) => module.StreetMap))

interface ZoomableMapProps {
  places: NumberedPlace[]
  you: { lat: number; lng: number } | null
  /** The points in view when it opens. */
  opensOn: { lat: number; lng: number }[]
  /** The platform's street map; null: coast and towns. */
  styleUrl: string | null
  /** The drawn map: what is shown without a press, without JavaScript and where a browser cannot draw the other. */
  children: ReactNode
}

/** A drawn map that becomes one to move and zoom when it is asked for: half a megabyte of script, for those who want it. */
export const ZoomableMap = ({ places, you, opensOn, styleUrl, children }: ZoomableMapProps) => {
  const [wanted, setWanted] = useState(false)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const live = wanted && state !== 'failed'
  return (
    <div className="relative overflow-hidden rounded-xl">
      {/* Kept under the other map, whose room it makes. */}
      <div inert={live && state === 'shown'}>{children}</div>
      {live && (
        <div
          className={cx('absolute inset-0', state === 'loading' && 'pointer-events-none')}
          data-state={state}
          data-testid="street-map"
        >
          <StreetMap
            // Another choice of places is another map.
            key={places.map(({ id }) => id).join()}
            places={places}
            you={you}
            opensOn={opensOn}
            styleUrl={styleUrl}
            onShown={() => setState('shown')}
            onFailed={() => setState('failed')}
          />
        </div>
      )}
      {!wanted && (
        <button
          type="button"
          onClick={() => setWanted(true)}
          className="absolute bottom-3 right-3 inline-flex min-h-11 items-center gap-2 rounded-full bg-canvas px-4 text-sm font-semibold text-fg shadow-card noscript:hidden"
        >
          <Maximize2 className="size-4" />
          Zoom and move
        </button>
      )}
      <p role="status" className="sr-only">
        {wanted && { loading: 'The map is on its way.', shown: 'The map can be moved and zoomed.', failed: '' }[state]}
      </p>
      {state === 'failed' && (
        <p className="absolute inset-x-3 bottom-3 rounded-md bg-canvas px-4 py-3 text-sm shadow-card">
          This browser cannot draw the map that zooms. The list has every place and its directions.
        </p>
      )}
    </div>
  )
}
