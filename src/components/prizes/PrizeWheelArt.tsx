import type { CSSProperties } from 'react'
import { cx } from '@/src/components/ui/cx'
import {
  type PrizeColour,
  type ShownPrize,
  turnTo,
  WHEEL_RADIUS,
  wheelSlices,
  WORDS_AT,
} from '@/src/domain/prizes/wheelShape'

const FILLS: Record<PrizeColour, string> = {
  brand: 'fill-brand',
  ink: 'fill-ink',
  accent: 'fill-accent',
  surface: 'fill-white',
}
const WORDS: Record<PrizeColour, string> = {
  brand: 'fill-on-brand',
  ink: 'fill-on-ink',
  accent: 'fill-on-accent',
  surface: 'fill-[#17202a]',
}

const RIM = WHEEL_RADIUS + 12
const BOX = RIM + 18
const BULBS = 24
const LINE = 17

const bulb = (index: number) => {
  const radians = (index / BULBS) * 2 * Math.PI
  return { cx: Math.round(Math.cos(radians) * RIM * 10) / 10, cy: Math.round(Math.sin(radians) * RIM * 10) / 10 }
}

interface PrizeWheelArtProps {
  prizes: readonly ShownPrize[]
  /** Under the pointer; null: as it begins. */
  stopsAt?: string | null
  /** It comes to rest there before the eyes of who has taken the turn. */
  turns?: boolean
  className?: string
}

/** The wheel with its pointer, drawn from the prizes; the list beside it says the same in words. */
export const PrizeWheelArt = ({ prizes, stopsAt = null, turns = false, className }: PrizeWheelArtProps) => {
  const slices = wheelSlices(prizes)
  const turn: CSSProperties & Record<'--turn', string> = {
    '--turn': `${stopsAt === null ? 0 : turnTo(slices, stopsAt)}deg`,
  }
  return (
    <svg
      viewBox={`${-BOX} ${-BOX} ${BOX * 2} ${BOX * 2}`}
      role="img"
      aria-label={`Prize wheel: ${prizes.map(({ label }) => label).join(', ')}.`}
      className={cx('block h-auto w-full', className)}
    >
      <circle r={RIM + 14} className="fill-ink" />
      <circle r={RIM + 13} fill="none" strokeWidth={2} className="stroke-white/25" />
      <g className={cx('prize-wheel-disc', turns && 'prize-wheel-spun')} style={turn}>
        {slices.map(({ key, path, colour }) => (
          <path key={key} d={path} strokeWidth={2} className={cx(FILLS[colour], 'stroke-white')} />
        ))}
        {slices.map(({ key, middle, lines, colour }) => (
          <text
            key={key}
            transform={`rotate(${middle - 90}) translate(${WORDS_AT} 0)`}
            textAnchor="end"
            dominantBaseline="central"
            className={cx('text-[15px] font-bold tracking-tight', WORDS[colour])}
          >
            {lines.map((line, index) => (
              <tspan key={line} x={0} y={(index - (lines.length - 1) / 2) * LINE}>
                {line}
              </tspan>
            ))}
          </text>
        ))}
      </g>
      {Array.from({ length: BULBS }, (_, index) => (
        <circle key={index} {...bulb(index)} r={3.2} className="fill-white/80" />
      ))}
      <circle r={34} className="fill-white" />
      <circle r={26} className="fill-ink" />
      <circle r={6} className="fill-white" />
      <path
        d={`M-16 ${-BOX + 4}L16 ${-BOX + 4}L0 ${-WHEEL_RADIUS + 16}Z`}
        strokeWidth={4}
        strokeLinejoin="round"
        className="fill-accent stroke-white"
      />
    </svg>
  )
}
