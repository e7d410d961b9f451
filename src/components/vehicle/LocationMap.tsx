import type { DrawnMap } from '@/src/domain/locations/drawnMap'

interface LocationMapProps {
  /** Name of the place in the middle. */
  name: string
  /** The map provider's frame; null: there is no account. */
  frame: string | null
  map: DrawnMap
}

/** Half the height of the drawing in its own units. */
const HALF = 100

const Drawing = ({ name, map }: Omit<LocationMapProps, 'frame'>) => (
  <svg
    viewBox="-200 -100 400 200"
    role="img"
    aria-label={`Map: ${name}${map.places.length > 0 ? `, near ${map.places.map(({ label }) => label).join(', ')}` : ''}`}
    className="block w-full bg-[color-mix(in_oklab,var(--surface)_70%,#dfe9e2)] text-muted"
  >
    {map.rings.map((km) => {
      const radius = (km / map.reachKm) * HALF
      return (
        <g key={km}>
          <circle r={radius} fill="none" stroke="currentColor" strokeOpacity={0.35} strokeDasharray="2 3" />
          <text
            y={radius > 94 ? -88 : -radius - 2}
            x={radius > 94 ? Math.sqrt(radius ** 2 - 88 ** 2) : 0}
            fontSize={6}
            textAnchor="middle"
            fill="currentColor"
          >
            {km} km
          </text>
        </g>
      )
    })}
    {map.places.map(({ label, x, y }) => (
      <g key={label} transform={`translate(${x} ${y})`}>
        <circle r={2} fill="currentColor" />
        <text y={-4.5} fontSize={7.5} textAnchor="middle" fill="currentColor">
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

/** Where the car stands: drawn by ourselves, and the map provider's own map for who opens it (VDP-16). */
export const LocationMap = ({ name, frame, map }: LocationMapProps) => (
  <div className="overflow-hidden rounded-lg">
    <Drawing name={name} map={map} />
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
