'use client'

import { ArrowRight, ChevronDown, MapPin } from 'lucide-react'
import { useState } from 'react'
import { nearDistances, type SearchNear, tidyNear } from '@/src/domain/search/query/near'
import { withNear, withSort } from '@/src/domain/search/url/SearchState'
import { HiddenParams } from '../query/HiddenParams'
import { livePlace } from '../query/livePlace'
import { useSearchContext } from '../SearchContext'

const ERROR_ID = 'near-error'
const DEFAULT_KM = 50

/** Cars around a postcode: a plain form; with JavaScript a choice takes effect at once (ALRT-05, ERR-23). */
export const NearFacet = () => {
  const { setup, state, result, status, go, interactive } = useSearchContext()
  const { near } = state
  const unknown = near !== undefined && status === 'idle' && result.near?.postcode !== near.postcode
  const [text, setText] = useState(near?.postcode ?? '')
  const [shown, setShown] = useState(near?.postcode)
  const [refused, setRefused] = useState<string | null>(null)
  if (shown !== near?.postcode) {
    setShown(near?.postcode)
    setText(near?.postcode ?? '')
  }
  const invalid = refused === text || (unknown && text === near.postcode && !result.degraded)

  const search = async (wanted: SearchNear) => {
    const asked = tidyNear(wanted)
    const place = asked && (await livePlace(asked.postcode).catch(() => undefined))
    if (!asked || place === null) return setRefused(wanted.postcode)
    setRefused(null)
    // A search near a place sorts by distance, unless the shopper has chosen an order.
    go((from) => {
      const next = withNear(from, asked)
      return from.near || from.sort !== 'recommended' ? next : withSort(next, 'distance')
    })
  }
  const km = near ? near.km : DEFAULT_KM
  return (
    <form
      action={setup.preset.path}
      aria-label="Distance"
      noValidate={interactive}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '') go((from) => withNear(from, null))
        else void search({ postcode: text.trim(), km })
      }}
    >
      <HiddenParams state={withNear(state, null)} style={setup.urlStyle} />
      <div className="flex gap-2">
        <label className="relative block min-w-0 flex-1">
          <span className="sr-only">Postcode</span>
          <MapPin className="pointer-events-none absolute left-3 top-1/2 size-4 -translate-y-1/2 text-muted" />
          <input
            name="postcode"
            value={text}
            onChange={({ target }) => setText(target.value)}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={4}
            pattern="[0-9]{4}"
            placeholder="Postcode"
            aria-invalid={invalid || undefined}
            aria-describedby={invalid ? ERROR_ID : undefined}
            className="tabular h-11 w-full min-w-0 rounded-control border border-line-strong bg-canvas pl-9 pr-2 text-[0.9375rem] placeholder:text-muted hover:border-fg focus-visible:border-brand-text aria-invalid:border-danger"
          />
        </label>
        <label className="relative block">
          <span className="sr-only">Distance</span>
          <select
            name="distance"
            value={km === null ? '' : km}
            onChange={({ target }) => {
              const chosen = target.value === '' ? null : Number(target.value)
              if (near) void search({ postcode: near.postcode, km: chosen })
              else if (text.trim() !== '') void search({ postcode: text.trim(), km: chosen })
            }}
            className="h-11 cursor-pointer appearance-none rounded-control border border-line-strong bg-canvas pl-3 pr-8 text-[0.9375rem] hover:border-fg"
          >
            {nearDistances.map((distance) => (
              <option key={distance} value={distance}>{`${distance} km`}</option>
            ))}
            <option value="">Any km</option>
          </select>
          <ChevronDown className="pointer-events-none absolute right-2.5 top-1/2 size-4 -translate-y-1/2 text-muted" />
        </label>
        <button
          type="submit"
          aria-label="Search around this postcode"
          className="grid size-11 shrink-0 place-items-center rounded-control border border-line-strong hover:border-fg"
        >
          <ArrowRight className="size-4.5" />
        </button>
      </div>
      {invalid && (
        <p id={ERROR_ID} role="alert" className="mt-2 text-sm text-danger">
          Invalid postcode
        </p>
      )}
      {!invalid && result.near && (
        <p className="mt-2 text-sm text-muted">
          Around {result.near.locality}, {result.near.state}
        </p>
      )}
    </form>
  )
}
