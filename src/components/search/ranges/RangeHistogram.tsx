import type { Histogram } from '@/src/domain/search/facets/histogram'
import type { SliderRange } from './sliderRange'

interface RangeHistogramProps {
  bars: Histogram
  slider: SliderRange
  low: number
  high: number
}

const HEIGHT = 40
/** The least height of a bar with a car in it, so that one car among thousands is still seen. */
const LEAST = 2

/** How many cars there are along a range, above its slider: the bars within the chosen part are in the brand's colour. */
export const RangeHistogram = ({ bars: { from, width, counts }, slider, low, high }: RangeHistogramProps) => {
  const span = slider.max - slider.min
  const most = Math.max(...counts)
  if (span <= 0 || most === 0) return null
  return (
    <svg
      aria-hidden
      viewBox={`0 0 100 ${HEIGHT}`}
      preserveAspectRatio="none"
      className="-mb-3.5 block h-10 w-full overflow-hidden"
      data-histogram={counts.join(',')}
    >
      {counts.map((count, bar) => {
        const start = from + bar * width
        const height = count === 0 ? 0 : Math.max((count / most) * HEIGHT, LEAST)
        const chosen = start + width > low && start <= high
        return (
          <rect
            key={start}
            x={((start - slider.min) / span) * 100 + 0.3}
            width={Math.max((width / span) * 100 - 0.6, 0.6)}
            y={HEIGHT - height}
            height={height}
            rx="0.6"
            className={chosen ? 'fill-brand/45' : 'fill-line'}
          />
        )
      })}
    </svg>
  )
}
