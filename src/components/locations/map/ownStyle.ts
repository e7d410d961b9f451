import type { FilterSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'

/** Written by scripts/siteAssets.ts: land of Australia and New Zealand (Natural Earth, public domain), and their towns. */
const LAND = '/map/land.json'
const TOWNS = '/map/towns.json'
/** Coast, roads and suburbs of some cities, simplified by hand (src/domain/locations/maps/cities). */
const CITIES = '/map/cities.json'

const LAND_COLOUR = '#f2efe7'
const WATER_COLOUR = '#bcdcec'
/** Suburbs are named from here on, where a city fills the map. */
const CITY_ZOOM = 9

const kind = (name: string): FilterSpecification => ['==', ['get', 'kind'], name]

const area = (name: string, colour: string): LayerSpecification => ({
  id: name,
  type: 'fill',
  source: 'cities',
  filter: kind(name),
  paint: { 'fill-color': colour },
})

const line = (id: string, name: string, colour: string, width: number): LayerSpecification => ({
  id,
  type: 'line',
  source: 'cities',
  filter: kind(name),
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: { 'line-color': colour, 'line-width': ['interpolate', ['linear'], ['zoom'], 7, width / 3, 13, width * 1.6] },
})

const names = (name: string, colour: string): LayerSpecification => ({
  id: `${name}-names`,
  type: 'symbol',
  source: 'cities',
  filter: kind(name),
  minzoom: CITY_ZOOM,
  layout: {
    'text-field': ['get', 'name'],
    'text-font': ['sans-serif'],
    'text-size': 12,
    'symbol-sort-key': ['get', 'rank'],
    'text-padding': 6,
  },
  paint: { 'text-color': colour, 'text-halo-color': '#ffffff', 'text-halo-width': 1.4 },
})

const cityLayers: LayerSpecification[] = [
  area('park', '#d7e7cc'),
  area('water', WATER_COLOUR),
  area('island', LAND_COLOUR),
  line('rivers', 'river', WATER_COLOUR, 3),
  line('road-edges', 'road', '#c4bba8', 4),
  line('roads', 'road', '#ffffff', 2.6),
  line('motorway-edges', 'motorway', '#cfa24a', 5),
  line('motorways', 'motorway', '#f6cf7d', 3.4),
  names('suburb', '#4b5560'),
  names('waters', '#1f5673'),
]

/**
 * The map of a platform without a street map: coast, towns and the roads of some cities, from files of our own. Text is drawn
 * by the browser. `origin`: the site's; MapLibre's worker knows no relative address.
 */
export const ownStyle = (origin: string): StyleSpecification => ({
  version: 8,
  sources: {
    land: { type: 'geojson', data: `${origin}${LAND}`, attribution: 'Made with Natural Earth' },
    towns: { type: 'geojson', data: `${origin}${TOWNS}` },
    cities: { type: 'geojson', data: `${origin}${CITIES}` },
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': WATER_COLOUR } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': LAND_COLOUR } },
    { id: 'coast', type: 'line', source: 'land', paint: { 'line-color': '#9cc6dc', 'line-width': 1 } },
    ...cityLayers,
    {
      id: 'towns',
      type: 'symbol',
      source: 'towns',
      // One that is a suburb, too, is named once.
      filter: ['any', ['<', ['zoom'], CITY_ZOOM], ['!=', ['get', 'suburb'], true]],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': ['sans-serif'],
        'text-size': ['interpolate', ['linear'], ['zoom'], 3, 11, 10, 14],
        // Capitals first.
        'symbol-sort-key': ['get', 'rank'],
        'text-padding': 6,
      },
      paint: { 'text-color': '#4b5560', 'text-halo-color': '#ffffff', 'text-halo-width': 1.4 },
    },
  ],
})
