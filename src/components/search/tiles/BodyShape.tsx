import { cx } from '@/src/components/ui/cx'
import { bodyShapes } from './bodyShapes'

/** The outline of a body type, in the text's colour; decorative, because the name is next to it. */
export const BodyShape = ({ body, className }: { body: string; className?: string }) => {
  const shape = bodyShapes[body] ?? bodyShapes.SUV
  if (!shape) return null
  const { outline, lines, wheels, wheelRadius } = shape
  const wheelY = 28 - wheelRadius
  return (
    <svg viewBox="0 0 72 30" aria-hidden className={cx('shrink-0', className)}>
      <path d={outline} fill="currentColor" fillRule="evenodd" />
      {lines && <path d={lines} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />}
      {wheels.map((x) => (
        <g key={x}>
          <circle cx={x} cy={wheelY} r={wheelRadius + 1.1} fill="var(--color-canvas)" />
          <circle cx={x} cy={wheelY} r={wheelRadius - 1} fill="none" stroke="currentColor" strokeWidth="2" />
        </g>
      ))}
    </svg>
  )
}
