import { PAGE_PRICE_SLIDER } from '@/src/domain/constants'
import { priceSliderParams } from '@/src/domain/search/pagePriceSlider'
import type { PriceThumbs } from '@/src/domain/search/priceThumbs'
import type { UrlStyle } from '@/src/domain/search/urlState'
import { formatDollars } from '@/src/domain/stock/formatDollars'
import { Slider } from '@/src/components/ui/Slider'

export interface LivePriceSliderProps {
  thumbs: PriceThumbs
  onThumbs: (thumbs: PriceThumbs) => void
  style: UrlStyle
}

/** The slider that moves, and what it says as the search's own fields (SRP-25, SRP-31). */
export const LivePriceSlider = ({ thumbs, onThumbs, style }: LivePriceSliderProps) => {
  const { min, max, step } = PAGE_PRICE_SLIDER
  const [low, high] = thumbs
  return (
    <>
      {priceSliderParams(thumbs, style).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="px-3.5">
        <Slider
          min={min}
          max={max}
          step={step}
          value={thumbs}
          onChange={([first = low, second = high]) => onThumbs([first, second])}
          labels={['Lowest price', 'Highest price']}
          format={formatDollars}
        />
      </div>
    </>
  )
}
