'use client'

import { SearchIcon } from 'lucide-react'
import { useState } from 'react'
import { PAGE_PRICE_SLIDER } from '@/src/domain/constants/search'
import {
  priceSliderParams,
  type PriceThumbs,
  typedThumb,
  wholePriceSlider,
} from '@/src/domain/search/query/pagePriceSlider'
import type { UrlStyle } from '@/src/domain/search/url/searchAddress'
import { STOCK_PATH } from '@/src/domain/site/paths'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { inputClasses } from '@/src/components/ui/inputs/inputClasses'
import { Slider } from '@/src/components/ui/inputs/Slider'
import { useHydrated } from '@/src/components/ui/useHydrated'
import { SliderTrack } from './SliderTrack'

interface PriceFieldProps {
  label: string
  name: string
  value: number
  onType: (text: string) => void
}

/** One end as a field; without JavaScript it is what the form sends. */
const PriceField = ({ label, name, value, onType }: PriceFieldProps) => (
  <label className="relative block min-w-0 grow">
    <span className="mb-1.5 block text-sm font-semibold">{label}</span>
    <span aria-hidden className="pointer-events-none absolute bottom-0 left-4 grid h-12 place-items-center text-muted">
      $
    </span>
    <input
      key={value}
      name={name}
      defaultValue={value.toLocaleString('en-AU')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      onBlur={(event) => onType(event.target.value)}
      className={inputClasses('tabular pl-8')}
    />
  </label>
)

/**
 * A price range and the button that leads to the search with it, dearest first (SRP-25, SRP-31). A plain form, so it
 * works before and without JavaScript.
 */
export const PriceSliderForm = ({ style }: { style: UrlStyle }) => {
  const [thumbs, setThumbs] = useState<PriceThumbs>(wholePriceSlider)
  const live = useHydrated()
  const [low, high] = thumbs
  return (
    <form action={STOCK_PATH} aria-label="Search by price" className="grid gap-6">
      {live ? (
        <>
          {priceSliderParams(thumbs, style).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div className="px-3.5">
            <Slider
              {...PAGE_PRICE_SLIDER}
              value={thumbs}
              onChange={([first = low, second = high]) => setThumbs([first, second])}
              labels={['Lowest price', 'Highest price']}
              format={formatDollars}
            />
          </div>
        </>
      ) : (
        <>
          <input type="hidden" name="sortBy" value="price:desc" />
          <div className="px-3.5 noscript:hidden">
            <SliderTrack range={PAGE_PRICE_SLIDER} low={low} high={high} />
          </div>
        </>
      )}
      <div className="flex flex-col gap-4 sm:flex-row sm:items-end">
        <div className="flex grow items-end gap-3">
          <PriceField
            label="From"
            name={live ? '' : 'price_min'}
            value={low}
            onType={(text) => setThumbs(typedThumb(thumbs, 'low', text))}
          />
          <PriceField
            label="To"
            name={live ? '' : 'price_max'}
            value={high}
            onType={(text) => setThumbs(typedThumb(thumbs, 'high', text))}
          />
        </div>
        <button type="submit" className={buttonClasses({ className: 'h-12 sm:px-7' })}>
          <SearchIcon className="size-5" />
          Show me cars
        </button>
      </div>
    </form>
  )
}
