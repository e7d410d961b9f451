'use client'

import { Maximize2 } from 'lucide-react'
import dynamic from 'next/dynamic'
import { type ReactNode, useEffect, useState } from 'react'
import { cx } from '@/src/components/ui/cx'
import type { NumberedPlace } from './pins'

/** In place of a script that did not come. */
const NoMap = ({ onFailed }: { onFailed: () => void }) => {
  useEffect(onFailed, [onFailed])
  return null
}

const StreetMap = dynamic(() =>
  import('./StreetMap').then(
    (module) => module.StreetMap,
    () => NoMap,
  ),
)

interface ZoomableMapProps {
  places: NumberedPlace[]
  you: { lat: number; lng: number } | null
  /** The points in view when it opens. */
  opensOn: { lat: number; lng: number }[]
  /** The platform's street map; null: coast and towns. */
  styleUrl: string | null
  /** The drawn map: what is shown without a press, without JavaScript and where a browser cannot draw the other. */
  children: ReactNode
  /** A line below the map, with the button beside it. */
  note: ReactNode
}

/** A drawn map that becomes one to move and zoom when it is asked for: half a megabyte of script, for those who want it. */
export const ZoomableMap = ({ places, you, opensOn, styleUrl, children, note }: ZoomableMapProps) => {
  const [state, setState] = useState<'drawn' | 'loading' | 'shown' | 'failed'>('drawn')
  return (
    <div>
      <div className="relative overflow-hidden rounded-xl">
        {/* Kept under the other map, whose room it makes. */}
        <div inert={state === 'shown'}>{children}</div>
        {(state === 'loading' || state === 'shown') && (
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
        <p role="status" className="sr-only">
          {
            { drawn: '', loading: 'The map is on its way.', shown: 'The map can be moved and zoomed.', failed: '' }[
              state
            ]
          }
        </p>
        {state === 'failed' && (
          <p role="alert" className="absolute inset-x-3 bottom-3 rounded-md bg-canvas px-4 py-3 text-sm shadow-card">
            The map that zooms cannot be shown here. The list has every place and its directions.
          </p>
        )}
      </div>
      {/* Below the map, where the button hides no pin. */}
      <div className="mt-1.5 flex min-h-11 items-center justify-between gap-x-5">
        {note}
        {state === 'drawn' && (
          <button
            type="button"
            onClick={() => setState('loading')}
            className="inline-flex min-h-11 shrink-0 items-center justify-center gap-2 rounded-control border border-line-strong bg-canvas px-4 text-sm font-semibold text-fg hover:border-fg sm:min-h-9 noscript:hidden"
          >
            <Maximize2 className="size-4" />
            Zoom and move
          </button>
        )}
      </div>
    </div>
  )
}
