import type { Ground } from '@/src/domain/locations/maps/cityGround'

const LAND = '#f2efe7'
const WATER = '#bcdcec'
const ROUTES = { edge: '#cfa24a', line: '#f6cf7d' }
const ROADS = { edge: '#c4bba8', line: '#fff' }

/** Units of a shield: its height, and its width by how many characters it has. */
const SHIELD = { height: 9, base: 5, character: 4.4 }

const Shield = ({ label, x, y }: { label: string; x: number; y: number }) => {
  const width = SHIELD.base + label.length * SHIELD.character
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y={-SHIELD.height / 2} width={width} height={SHIELD.height} rx={2} fill="#1c6a46" />
      <text y={2.4} textAnchor="middle" fill="#fff" className="text-[6.6px] font-semibold">
        {label}
      </text>
    </g>
  )
}

/** Water, parks and main roads under a map's pins; a decoration, which the list says in words. */
export const MapGround = ({ ground }: { ground: Ground }) => (
  <g aria-hidden strokeLinejoin="round" strokeLinecap="round">
    <path d={ground.parks} fill="#d7e7cc" />
    <g fill="none">
      <path d={ground.rivers} stroke={WATER} strokeWidth={2.4} />
      <path d={ground.water} fill={WATER} stroke="#9cc6dc" strokeWidth={0.8} />
    </g>
    <path d={ground.islands} fill={LAND} />
    <g fill="none">
      <path d={ground.borders} stroke="#9aa39a" strokeWidth={0.8} strokeDasharray="3 2.5" />
      <path d={ground.roads} stroke={ROADS.edge} strokeWidth={2.9} />
      <path d={ground.roads} stroke={ROADS.line} strokeWidth={1.9} />
      <path d={ground.motorways} stroke={ROUTES.edge} strokeWidth={3.2} />
      <path d={ground.motorways} stroke={ROUTES.line} strokeWidth={2.2} />
    </g>
    {ground.shields.map((shield) => (
      <Shield key={`${shield.x} ${shield.y}`} {...shield} />
    ))}
    {ground.waters.map(({ label, x: left, y: top }) => (
      <text key={label} x={left} y={top} textAnchor="middle" fill="#1f5673" className="text-[8.5px] font-medium italic">
        {label}
      </text>
    ))}
  </g>
)
