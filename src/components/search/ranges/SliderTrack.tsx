import type { SliderRange } from './sliderRange'

interface SliderTrackProps {
  range: SliderRange
  low: number
  high: number
}

/** Looks like the slider until its code is loaded, so that there is no layout shift. */
export const SliderTrack = ({ range: { min, max }, low, high }: SliderTrackProps) => {
  const share = (value: number) => (max > min ? (value - min) / (max - min) : 0)
  // Thumbs stay within the line, as the slider's own do.
  const at = (value: number) => `calc(0.875rem + ${share(value)} * (100% - 1.75rem))`
  return (
    <div aria-hidden className="relative flex h-7 items-center">
      <span className="h-1.5 w-full rounded-full bg-line" />
      <span
        className="absolute h-1.5 rounded-full bg-brand"
        style={{ left: at(low), right: `calc(100% - ${at(high)})` }}
      />
      {[low, high].map((value, index) => (
        <span
          key={index}
          style={{ left: at(value) }}
          className="absolute size-7 -translate-x-1/2 rounded-full border-2 border-brand bg-canvas shadow-card"
        />
      ))}
    </div>
  )
}
