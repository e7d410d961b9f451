// Walls, lit halls, doors and signs of the demo dealerships' buildings (places.mjs), as SVG.
import { rect } from './placeScenery.mjs'

const escaped = (words) => words.replace('&', '&amp;')

/** A wall in the last light, washed from lamps at its foot. */
export const wallOf = (x, y, w, h, s) => {
  let bricks = ''
  if (s.brick)
    for (let row = 0; row * 11 < h; row += 1)
      bricks += `${rect(x, y + row * 11, w, 1.2, '#000', 'opacity="0.22"')}${Array.from({ length: Math.ceil(w / 30) }, (_, i) => rect(Math.min(x + w - 1, x + i * 30 + (row % 2) * 15), y + row * 11, 1.2, 11, '#000', 'opacity="0.14"')).join('')}`
  const washes = Array.from(
    { length: Math.max(1, Math.round(w / 240)) },
    (_, i, all = Math.max(1, Math.round(w / 240))) =>
      `<ellipse cx="${x + ((i + 0.5) * w) / all}" cy="${y + h}" rx="74" ry="${h * 0.8}" fill="url(#halo)" opacity="0.3"/>`,
  ).join('')
  return `<g clip-path="inset(0)">${rect(x, y, w, h, 'url(#wall)')}${bricks}</g><svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}">${washes}</svg>`
}

/** A picture of the studio behind glass: its grey room takes the colour of the light it stands in. */
const shown = ({ url, light }, x, y, w) =>
  `<image href="${url}" x="${x}" y="${y}" width="${w}" height="${(w * 5) / 8}" preserveAspectRatio="xMidYMid slice" style="mix-blend-mode:multiply;filter:brightness(${light ? 1.11 : 1.24}) contrast(1.12)" mask="url(#feather-${Math.round(w)})"/>`

export const feather = (w) =>
  `<radialGradient id="fade-${Math.round(w)}"><stop offset="0.84" stop-color="#fff"/><stop offset="1" stop-color="#000"/></radialGradient><mask id="feather-${Math.round(w)}" maskContentUnits="objectBoundingBox"><rect width="1" height="1" fill="url(#fade-${Math.round(w)})"/></mask>`

/** A lit hall behind glass with vehicles in it; `size` is a vehicle's width. */
export const hall = (x, y, w, h, s, vehicles, size) => {
  const step = w / vehicles.length
  const panes = Math.max(2, Math.round(w / 150))
  const lights = Array.from(
    { length: Math.max(2, Math.round(w / 110)) },
    (_, i, all = Math.max(2, Math.round(w / 110))) =>
      `<ellipse cx="${x + ((i + 0.5) * w) / all}" cy="${y + 16}" rx="26" ry="3.5" fill="#fffaf0"/><ellipse cx="${x + ((i + 0.5) * w) / all}" cy="${y + 20}" rx="60" ry="26" fill="url(#halo)"/>`,
  ).join('')
  const inside = vehicles
    .map((picture, i) => shown(picture, x + (i + 0.5) * step - size / 2, y + h - (size * 5) / 8 + size * 0.075, size))
    .join('')
  const bars = Array.from({ length: panes + 1 }, (_, i) => rect(x + (i * w) / panes - 2, y, 4, h, s.roof)).join('')
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}" style="isolation:isolate">${rect(x, y, w, h, 'url(#inside)')}${rect(x, y + h * 0.8, w, h * 0.2, 'url(#floor-lit)')}${lights}${inside}</svg>${rect(x, y, w, h, 'url(#reflection)')}${bars}${rect(x - 3, y - 4, w + 6, 6, s.roof)}${rect(x - 3, y + h - 3, w + 6, 4, s.roof)}`
}

/** Workshop doors: the open ones lit, with a vehicle in each. */
export const doors = (x, y, w, h, count, s, vehicles) => {
  const step = w / count
  return Array.from({ length: count }, (_, i) => {
    const left = x + i * step + 12
    const wide = step - 24
    const vehicle = vehicles[i]
    if (vehicle) return hall(left, y, wide, h, s, [vehicle], wide * 1.02)
    const lines = Array.from({ length: Math.floor(h / 13) }, (_, n) =>
      rect(left, y + n * 13, wide, 1.5, '#000', 'opacity="0.3"'),
    ).join('')
    return `${rect(left, y, wide, h, 'url(#shutter)')}${lines}`
  }).join('')
}

/** Shelves of parts behind glass. */
export const shelves = (x, y, w, h, s, r) => {
  const rows = [0.3, 0.53, 0.76, 0.98]
    .map((level) => {
      const boxes = Array.from({ length: Math.floor(w / 34) }, (_, i) => {
        const tall = h * (0.08 + r() * 0.1)
        return rect(
          x + i * 34 + 4,
          y + h * level - tall,
          22 + r() * 8,
          tall,
          ['#a27a48', '#8c6538', '#c8ccd2', '#46607e'][Math.floor(r() * 4)],
        )
      }).join('')
      return `${boxes}${rect(x, y + h * level, w, 4, '#4c3a26')}`
    })
    .join('')
  return `${rect(x, y, w, h, 'url(#inside)')}<g opacity="0.85" filter="url(#near)">${rows}</g>${rect(x, y, w, h, 'url(#reflection)')}${Array.from({ length: 5 }, (_, i) => rect(x + (i * w) / 4 - 2, y, 4, h, s.roof)).join('')}${rect(x - 3, y - 4, w + 6, 6, s.roof)}`
}

export const sawRoof = (x, y, w, s) => {
  const step = w / 5
  return Array.from(
    { length: 5 },
    (_, i) =>
      `<path d="M${x + i * step} ${y} V${y - 64} L${x + (i + 1) * step} ${y} Z" fill="${s.roof}"/><path d="M${x + i * step + 5} ${y - 4} V${y - 52} L${x + i * step + 26} ${y - 42} V${y - 4} Z" fill="${s.glow}" opacity="0.7"/>`,
  ).join('')
}

/** Letters that are lit from within, on a dark band. */
export const sign = (x, y, w, h, s, words) => {
  const size = Math.min(h * 0.5, (w / words.length) * 1.5)
  const text = (more) =>
    `<text x="${x + 22}" y="${y + h / 2 + size * 0.35}" font-size="${size}" font-weight="700" letter-spacing="0.5" fill="${s.letters}" ${more}>${escaped(words)}</text>`
  return `${rect(x, y, w, h, s.roof)}${text('filter="url(#blur)" opacity="0.75"')}${text('')}`
}
