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

/** A vehicle on the forecourt, its wheels at `foot`; in the light that is left. */
export const parked = ({ url, share }, x, foot, w) =>
  `<image href="${url}" x="${x}" y="${foot - w * 0.625 * share}" width="${w}" height="${w * 0.625}" style="filter:brightness(0.86) contrast(1.04)"/>`

/** A lit hall behind glass: lamps, a counter, a wall at the back. Nothing in it is cut by its bars. */
export const hall = (x, y, w, h, s) => {
  const panes = Math.max(2, Math.round(w / 150))
  const count = Math.max(2, Math.round(w / 110))
  const lights = Array.from({ length: count }, (_, i) => {
    const cx = x + ((i + 0.5) * w) / count
    return `<ellipse cx="${cx}" cy="${y + 16}" rx="26" ry="3.5" fill="#fffaf0"/><ellipse cx="${cx}" cy="${y + 20}" rx="60" ry="26" fill="url(#halo)"/>`
  }).join('')
  const back = `${rect(x + w * 0.58, y + h * 0.3, w * 0.26, h * 0.32, s.brand, 'opacity="0.85"')}${rect(x + w * 0.55, y + h * 0.7, w * 0.32, h * 0.2, '#7a6242', 'opacity="0.9"')}${rect(x + w * 0.54, y + h * 0.685, w * 0.34, 5, '#f7ead0')}${rect(x + w * 0.08, y + h * 0.62, w * 0.16, h * 0.05, '#6d5a40')}${rect(x + w * 0.1, y + h * 0.66, 4, h * 0.24, '#6d5a40')}${rect(x + w * 0.22, y + h * 0.66, 4, h * 0.24, '#6d5a40')}`
  const bars = Array.from({ length: panes + 1 }, (_, i) => rect(x + (i * w) / panes - 2, y, 4, h, s.roof)).join('')
  return `${rect(x, y, w, h, 'url(#inside)')}${rect(x, y + h * 0.86, w, h * 0.14, 'url(#floor-lit)')}${back}${lights}${rect(x, y, w, h, 'url(#reflection)')}${bars}${rect(x - 3, y - 4, w + 6, 6, s.roof)}${rect(x - 3, y + h - 3, w + 6, 4, s.roof)}`
}

/** The way in: a frame in the site's colour that rises over the wall, with glass doors. */
export const portal = (x, top, w, ground, s) =>
  `${rect(x, top, w, ground - top, s.brand)}${rect(x + 18, top + 22, w - 36, ground - top - 22, 'url(#inside)')}${rect(x + 18, top + 22, w - 36, ground - top - 22, 'url(#reflection)')}${rect(x + w / 2 - 2, top + 22, 4, ground - top - 22, s.roof)}${rect(x + w / 2 - 16, ground - 90, 4, 44, '#fff')}${rect(x + w / 2 + 12, ground - 90, 4, 44, '#fff')}`

/** Flags on poles, in the site's colour. */
export const flags = (xs, height, ground, s) =>
  xs
    .map(
      (x) =>
        `${rect(x - 2, ground - height, 4, height, '#c9ced6')}<path d="M${x + 2} ${ground - height + 6} Q${x + 30} ${ground - height - 6} ${x + 58} ${ground - height + 8} V${ground - height + 116} Q${x + 30} ${ground - height + 100} ${x + 2} ${ground - height + 112} Z" fill="${s.brand}"/>${rect(x + 12, ground - height + 38, 34, 5, s.letters, 'opacity="0.9"')}${rect(x + 12, ground - height + 52, 24, 5, s.letters, 'opacity="0.7"')}`,
    )
    .join('')

/** Small pennants on a line over the yard. */
export const pennants = (x, y, w, s) => {
  const count = 22
  const at = (i) => [x + (i * w) / count, y + 34 * Math.sin((Math.PI * ((i * 2) % count)) / count)]
  return `<path d="M${Array.from({ length: count + 1 }, (_, i) => at(i).join(' ')).join('L')}" fill="none" stroke="#2a2d33" stroke-width="2"/>${Array.from(
    { length: count },
    (_, i) => {
      const [left, top] = at(i)
      return `<path d="M${left + 4} ${top + 3} h22 l-11 26 Z" fill="${[s.brand, s.letters, '#ffffff'][i % 3]}"/>`
    },
  ).join('')}`
}

/** A sign of its own beside the road. */
export const pylon = (x, top, ground, s, words) =>
  `${rect(x, top, 104, ground - top, s.roof)}${rect(x, top, 104, 96, s.brand)}${rect(x + 16, top + 116, 72, 5, s.letters)}${rect(x + 16, top + 132, 50, 5, s.letters, 'opacity="0.7"')}<text x="${x + 52}" y="${top + 64}" text-anchor="middle" font-size="46" font-weight="700" fill="#fff">${escaped(words.slice(0, 1))}</text>`

/** An open roof over a yard, on posts, lit from below. */
export const canopy = (x, top, w, ground, s) =>
  `${rect(x - 20, top, w + 40, 30, s.roof)}${rect(x - 20, top + 30, w + 40, 3, s.glow)}${[0.03, 0.5, 0.97].map((at) => rect(x + w * at - 7, top + 30, 14, ground - top - 30, '#3a3f48')).join('')}${Array.from({ length: 6 }, (_, i) => `<ellipse cx="${x + ((i + 0.5) * w) / 6}" cy="${top + 38}" rx="90" ry="34" fill="url(#halo)" opacity="0.7"/>`).join('')}`

/** Workshop bays: open and lit, with a lift in the first, a bench and tools in the second; the last door is down. */
export const bays = (x, y, w, h, s, [raised, standing]) => {
  const step = w / 3
  const bay = (i, inside) => {
    const left = x + i * step + 14
    const wide = step - 28
    return `<svg x="${left}" y="${y}" width="${wide}" height="${h}" viewBox="${left} ${y} ${wide} ${h}">${rect(left, y, wide, h, 'url(#inside)')}${rect(left, y + h * 0.86, wide, h * 0.14, '#8d8578')}<ellipse cx="${left + wide / 2}" cy="${y + 10}" rx="${wide * 0.4}" ry="5" fill="#fffaf0"/><ellipse cx="${left + wide / 2}" cy="${y + 14}" rx="${wide * 0.6}" ry="50" fill="url(#halo)"/>${inside(left, wide)}</svg>`
  }
  const lift = (left, wide) => {
    const foot = y + h * 0.6
    const size = wide * (raised.wide ? 1.0 : 0.94)
    const posts = [0.16, 0.8].map((at) => rect(left + wide * at, y + 34, 16, h - 34, s.brand)).join('')
    return `${posts}${parked(raised, left + (wide - size) / 2, foot + 4, size)}${rect(left + wide * 0.16, foot, wide * 0.2, 8, '#2b2f36')}${rect(left + wide * 0.62, foot, wide * 0.2, 8, '#2b2f36')}`
  }
  const bench = (left, wide) => {
    const tools = Array.from({ length: 9 }, (_, i) =>
      rect(left + wide * (0.12 + i * 0.085), y + h * 0.3, 6, 22 + ((i * 17) % 30), '#5b6068'),
    ).join('')
    return `${rect(left + wide * 0.08, y + h * 0.26, wide * 0.84, h * 0.26, '#d9c8a4')}${tools}${rect(left + wide * 0.06, y + h * 0.66, wide * 0.5, 10, '#4a4f57')}${rect(left + wide * 0.08, y + h * 0.7, wide * 0.46, h * 0.2, '#7b3b34')}${[0.73, 0.78, 0.83].map((at) => rect(left + wide * 0.1, y + h * at, wide * 0.42, 3, '#d9d2c4')).join('')}${[0, 1, 2].map((n) => `<circle cx="${left + wide * 0.76}" cy="${y + h * (0.84 - n * 0.1)}" r="${h * 0.075}" fill="#22262c"/><circle cx="${left + wide * 0.76}" cy="${y + h * (0.84 - n * 0.1)}" r="${h * 0.034}" fill="#8c929b"/>`).join('')}`
  }
  const door = (i) => {
    const left = x + i * step + 14
    const wide = step - 28
    const lines = Array.from({ length: Math.floor(h / 13) }, (_, n) =>
      rect(left, y + n * 13, wide, 1.5, '#000', 'opacity="0.3"'),
    ).join('')
    return `${rect(left, y, wide, h, 'url(#shutter)')}${lines}`
  }
  return { building: bay(0, lift) + bay(1, bench) + door(2), forecourt: standing }
}

/** Doors that are down. */
export const shutters = (x, y, w, h, count) =>
  Array.from({ length: count }, (_, i) => {
    const [left, wide] = [x + (i * w) / count + 12, w / count - 24]
    const lines = Array.from({ length: Math.floor(h / 13) }, (_, n) =>
      rect(left, y + n * 13, wide, 1.5, '#000', 'opacity="0.3"'),
    ).join('')
    return `${rect(left, y, wide, h, 'url(#shutter)')}${lines}`
  }).join('')

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
