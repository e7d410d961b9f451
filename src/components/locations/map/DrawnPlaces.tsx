import { listNumbers } from '@/src/domain/locations/maps/listNumbers'
import type { PinMap } from '@/src/domain/locations/maps/pinMap'
import { MapGround } from './MapGround'

interface DrawnPlacesProps {
  map: PinMap
  /** Number of a place in the list beside the map, null where that has none, and its name. */
  numbers: ReadonlyMap<string, { number: number | null; name: string }>
}

/** Rings around the middle, for scale. */
const RINGS = [60, 120, 180, 240]

/** How wide the pin of several places is. */
const GROUP = 60

const halo = 'stroke-white stroke-3 [paint-order:stroke]'

/** Every place on one map (RTE-33); a pin leads to its place in the list. Drawn by ourselves: no script, no third party. */
export const DrawnPlaces = ({ map, numbers }: DrawnPlacesProps) => {
  const { width, height, pins, towns, coast, ground, yours: you, scale } = map
  // Numbers of the list, where it has them all, so that the map and the list say the same.
  const groupWords = (ids: string[]): string => {
    const listed = ids.flatMap((id) => numbers.get(id)?.number ?? [])
    return (listed.length === ids.length && listNumbers(listed)) || `${ids.length} places`
  }
  const namesOf = (ids: string[]): string => ids.flatMap((id) => numbers.get(id)?.name ?? []).join(', ')
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label="Map of our locations"
      className={`block w-full rounded-xl text-fg ${coast.length > 0 ? 'bg-[#bcdcec]' : ground ? 'bg-[#f2efe7]' : 'bg-[#e9efe9]'}`}
    >
      {coast.map((path) => (
        <path key={path.slice(0, 24)} d={path} fill="#f2efe7" stroke="#9cc6dc" strokeWidth={1} strokeLinejoin="round" />
      ))}
      {ground && <MapGround ground={ground} />}
      {coast.length === 0 && !ground && (
        <g fill="none" stroke="#fff" strokeWidth={1.4} opacity={0.75} aria-hidden>
          {RINGS.map((radius) => (
            <circle key={radius} cx={width / 2} cy={height / 2} r={radius} />
          ))}
        </g>
      )}
      {towns.map(({ label, x, y }) => (
        <g
          key={label}
          transform={`translate(${x} ${y})`}
          aria-hidden
          className="text-[11.5px] font-medium sm:text-[9px]"
        >
          <circle r={1.8} fill="#7b8790" />
          <text y={-5} textAnchor="middle" className={`fill-muted ${halo}`}>
            {label}
          </text>
        </g>
      ))}
      {you && (
        <g transform={`translate(${you.x} ${you.y})`} className="text-[11.5px] font-bold sm:text-[9px]">
          <circle r={16} fill="#1a6bd8" fillOpacity={0.18} />
          <circle r={6} fill="#1a6bd8" stroke="#fff" strokeWidth={2} />
          <text y={-11} textAnchor="middle" className={`fill-fg ${halo}`}>
            You
          </text>
        </g>
      )}
      {pins.map(({ ids, label, x, y }) => {
        const [first = ''] = ids
        return (
          <a
            key={first}
            id={`pin-${first}`}
            href={`#place-${first}`}
            aria-label={namesOf(ids)}
            className="group/pin scroll-mt-40 text-brand"
          >
            <g transform={`translate(${x} ${y})`}>
              <circle r={15} fill="transparent" />
              {ids.length === 1 ? (
                <path
                  d="M0 12 C-9 1 -11 -3 -11 -7 A11 11 0 0 1 11 -7 C11 -3 9 1 0 12Z"
                  fill="currentColor"
                  stroke="#fff"
                  strokeWidth={1.6}
                  className="pin transition-[scale] group-hover/pin:scale-115"
                />
              ) : (
                <rect
                  x={-GROUP / 2}
                  y={-11}
                  width={GROUP}
                  height={22}
                  rx={11}
                  fill="currentColor"
                  stroke="#fff"
                  strokeWidth={1.6}
                  className="pin transition-[scale] group-hover/pin:scale-115"
                />
              )}
              <text
                y={ids.length === 1 ? -3.4 : 3.8}
                textAnchor="middle"
                className="fill-on-brand text-[10.5px] font-bold"
              >
                {ids.length === 1 ? numbers.get(first)?.number : groupWords(ids)}
              </text>
              {ids.length > 1 && (
                <text y={23} textAnchor="middle" className={`fill-fg text-[9.5px] font-bold ${halo}`}>
                  {label}
                </text>
              )}
            </g>
          </a>
        )
      })}
      <g transform={`translate(16 ${height - 16})`} aria-hidden className="text-[8.5px]">
        <path d={`M0 -4 V0 H${scale.length} V-4`} fill="none" stroke="#56606d" strokeWidth={1} />
        <text x={scale.length + 6} y={1} className={`fill-muted ${halo}`}>
          {scale.km} km
        </text>
      </g>
    </svg>
  )
}
