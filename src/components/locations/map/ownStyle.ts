import type { StyleSpecification } from 'maplibre-gl'

/** Written by scripts/siteAssets.ts: land of Australia and New Zealand (Natural Earth, public domain), and their towns. */
const LAND = '/map/land.json'
const TOWNS = '/map/towns.json'

/**
 * The map of a platform without a street map: coast and towns, from files of our own. Text is drawn by the browser. `origin`: the
 * site's; MapLibre's worker knows no relative address.
 */
export const ownStyle = (origin: string): StyleSpecification => ({
  version: 8,
  sources: {
    land: { type: 'geojson', data: `${origin}${LAND}`, attribution: 'Made with Natural Earth' },
    towns: { type: 'geojson', data: `${origin}${TOWNS}` },
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': '#dbe7ec' } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': '#f3f5ee' } },
    { id: 'coast', type: 'line', source: 'land', paint: { 'line-color': '#b9c9c6', 'line-width': 1 } },
    {
      id: 'towns',
      type: 'symbol',
      source: 'towns',
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
