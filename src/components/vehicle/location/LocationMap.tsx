import { MapGround } from '@/src/components/locations/map/MapGround'
import type { DrawnMap } from '@/src/domain/locations/maps/drawnMap'

interface LocationMapProps {
  /** Name of the location at the centre. */
  name: string
  /** The map provider's embed address; null without an account. */
  frame: string | null
  map: DrawnMap
}

/** Half the height of the drawing, in SVG units. */
const HALF = 100

const Drawing = ({ name, map }: Omit<LocationMapProps, 'frame'>) => (
  <svg
    viewBox="-200 -100 400 200"
    preserveAspectRatio="xMidYMid slice"
    role="img"
    aria-label={`Map: ${name}${map.places.length > 0 ? `, near ${map.places.map(({ label }) => label).join(', ')}` : ''}`}
    className={`block aspect-[9/4] w-full @4xl:absolute @4xl:inset-0 @4xl:aspect-auto @4xl:h-full ${map.ground ? 'bg-[#f2efe7]' : 'bg-[#e6eeea]'} text-[12px] text-fg sm:@max-4xl:aspect-[5/2] sm:text-[6.5px]`}
  >
    {map.ground && <MapGround ground={map.ground} />}
    {map.rings.toReversed().map(({ km }) => (
      <circle
        key={km}
        r={(km / map.reachKm) * HALF}
        fill={map.ground ? 'none' : '#fff'}
        fillOpacity={0.5}
        stroke="currentColor"
        strokeOpacity={0.3}
        strokeWidth={0.6}
        strokeDasharray="2 2.5"
      />
    ))}
    {map.rings.map(({ km, x, y }) => (
      <text
        key={km}
        x={x}
        y={y}
        dy="0.35em"
        textAnchor="middle"
        className="fill-muted stroke-white stroke-3 [paint-order:stroke]"
      >
        {km} km
      </text>
    ))}
    {map.places.map(({ label, x, y }) => (
      <g key={label} transform={`translate(${x} ${y})`}>
        <circle r={2} className="fill-muted" />
        <text y={-4.5} textAnchor="middle" className="fill-fg stroke-white stroke-2 font-semibold [paint-order:stroke]">
          {label}
        </text>
      </g>
    ))}
    <g className="text-brand">
      <circle r={9} fill="currentColor" fillOpacity={0.18} />
      <path d="M0 0 C -7 -8 -8 -11 -8 -14 A 8 8 0 0 1 8 -14 C 8 -11 7 -8 0 0 Z" fill="currentColor" stroke="#fff" />
      <circle cy={-14} r={3} fill="#fff" />
    </g>
  </svg>
)

/** The car's location: an SVG map of our own, and the map provider's map on request (VDP-16). */
export const LocationMap = ({ name, frame, map }: LocationMapProps) => (
  <div className="flex flex-col overflow-hidden rounded-lg">
    <div className="relative grow @4xl:min-h-72">
      <Drawing name={name} map={map} />
      <p className="absolute bottom-2 right-2 rounded-sm bg-white/90 px-2 py-0.5 text-xs text-[#3f4852]">
        Simplified map
      </p>
    </div>
    {frame && (
      <details className="group bg-canvas">
        <summary className="flex min-h-11 list-none items-center justify-center text-sm font-semibold text-brand-text">
          <span className="group-open:hidden">Open the street map</span>
          <span className="hidden group-open:inline">Close the street map</span>
        </summary>
        <iframe src={frame} title={`Map of ${name}`} loading="lazy" className="block h-80 w-full border-0" />
      </details>
    )}
  </div>
)
