// Light, sky and ground of the demo dealerships' buildings at dusk (places.mjs), as SVG.

export const W = 1440
export const H = 900
/** Ground and sky round the building. */
export const GROUND = 660

/** `first`: which of the halls (places.mjs) its first place has. */
export const styles = {
  'harbour-city': {
    first: 0,
    font: 'manrope',
    sky: ['#16294d', '#4a6a9c', '#f0b08a'],
    far: '#33496f',
    near: '#22345a',
    ground: ['#39424f', '#12161d'],
    wall: ['#aab6c6', '#5c6a7e'],
    roof: '#0d182b',
    glow: '#ffe3b3',
    letters: '#ffffff',
    horizon: 'harbour',
  },
  'second-gear': {
    first: 2,
    font: 'outfit',
    sky: ['#3a2f52', '#a5617a', '#ffbd7d'],
    far: '#6d4a5c',
    near: '#4a3346',
    ground: ['#4a4245', '#171315'],
    wall: ['#8f4a37', '#4f2a22'],
    roof: '#241a1d',
    glow: '#ffdca0',
    letters: '#ffd23f',
    horizon: 'roofs',
    brick: true,
  },
  'northline-mazda': {
    first: 1,
    font: 'figtree',
    sky: ['#1a1f33', '#54506f', '#e79b7d'],
    far: '#3a3b56',
    near: '#272a41',
    ground: ['#30323c', '#0d0e12'],
    wall: ['#3b3f4a', '#1b1d23'],
    roof: '#0b0c10',
    glow: '#ffe9c9',
    letters: '#ffffff',
    horizon: 'hills',
  },
  'big-rig-leisure': {
    first: 1,
    font: 'sora',
    sky: ['#1d4560', '#5f97a8', '#ffcf8a'],
    far: '#47645c',
    near: '#2f4a41',
    ground: ['#5a4d3c', '#1f1a14'],
    wall: ['#b9ab91', '#6f6450'],
    roof: '#17352b',
    glow: '#ffe6b5',
    letters: '#fff3d6',
    horizon: 'hills',
    gable: true,
  },
  'apex-motor-group': {
    first: 2,
    font: 'inter',
    sky: ['#0f1733', '#3c4778', '#c893a5'],
    far: '#2b3660',
    near: '#1c2548',
    ground: ['#2b3040', '#0b0d14'],
    wall: ['#8a93ab', '#3f475d'],
    roof: '#0c1122',
    glow: '#ffe8c0',
    letters: '#f2d9a0',
    horizon: 'city',
  },
}

/** Light and sky of the early morning, over any style. */
export const morning = {
  sky: ['#6f9fcb', '#b4d3e8', '#f6e7cf'],
  far: '#8fa6bb',
  near: '#6d8493',
  ground: ['#7d828a', '#44484f'],
}

export const rect = (x, y, w, h, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`

/** Lit windows of a far building. */
const windows = (x, y, w, h, s, r, share) => {
  let out = ''
  for (let top = y + 8; top < y + h - 10; top += 13)
    for (let left = x + 6; left < x + w - 8; left += 11)
      if (r() < share) out += rect(left, top, 5, 6, s.glow, `opacity="${0.25 + r() * 0.5}"`)
  return out
}

const blocks = (s, r, fill, step, least, more, share) => {
  let out = ''
  for (let x = -20; x < W; x += step) {
    const h = least + r() * more
    const w = step * (0.7 + r() * 0.28)
    out += rect(x, GROUND - h, w, h, fill) + windows(x, GROUND - h, w, h, s, r, share)
  }
  return out
}

const hill = (r, base, rise, fill) => {
  let path = `M0 ${base}`
  for (let x = 0; x <= W; x += 160)
    path += ` Q${x + 80} ${base - rise * (0.5 + r() * 0.8)} ${x + 160} ${base - rise * r() * 0.5}`
  return `<path d="${path} V${GROUND} H0 Z" fill="${fill}"/>`
}

export const horizons = {
  hills: (s, r) => hill(r, 560, 120, s.far) + hill(r, 620, 60, s.near),
  harbour: (s, r) =>
    `${blocks(s, r, s.far, 62, 60, 230, 0.16)}<path d="M60 620 Q330 380 600 620" fill="none" stroke="${s.near}" stroke-width="12"/>${rect(20, 604, 640, 10, s.near)}`,
  city: (s, r) => blocks(s, r, s.far, 84, 160, 300, 0.2) + blocks(s, r, s.near, 70, 80, 170, 0.28),
  roofs: (s, r) => {
    let out = ''
    for (let x = -30; x < W; x += 120) {
      const h = 60 + r() * 90
      out += `<path d="M${x} ${GROUND} V${GROUND - h} L${x + 60} ${GROUND - h - 34} L${x + 120} ${GROUND - h} V${GROUND} Z" fill="${r() > 0.5 ? s.far : s.near}"/>${windows(x + 12, GROUND - h + 10, 90, h - 20, s, r, 0.09)}`
    }
    return out
  },
}

/** A tree against the last light. */
export const tree = (x, size, fill, r) =>
  `${rect(x - size * 0.025, GROUND - size * 0.7, size * 0.05, size * 0.7, fill)}${Array.from({ length: 60 }, () => {
    const across = (r() - 0.5) * size * 0.78
    return `<circle cx="${x + across}" cy="${GROUND - size * (0.5 + r() * 0.55) + Math.abs(across) * 0.4}" r="${size * (0.03 + r() * 0.055)}" fill="${fill}"/>`
  }).join('')}`

/** Low planting along a wall. */
export const hedge = (x, width, fill, r) =>
  Array.from(
    { length: Math.round(width / 9) },
    (_, i) => `<circle cx="${x + i * 9}" cy="${GROUND - 6 - r() * 8}" r="${9 + r() * 7}" fill="${fill}"/>`,
  ).join('')

/** A lamp on a mast, and what it lights. */
export const lamp = (x, height, s) =>
  `${rect(x - 2, GROUND - height, 4, height, '#0b0d12')}${rect(x - 16, GROUND - height - 4, 32, 5, '#0b0d12')}<circle cx="${x}" cy="${GROUND - height + 4}" r="46" fill="url(#halo)"/><ellipse cx="${x}" cy="${GROUND - height + 4}" rx="9" ry="3" fill="#fff8e8"/><ellipse cx="${x}" cy="${GROUND + 60}" rx="150" ry="26" fill="${s.glow}" opacity="0.14" filter="url(#blur)"/>`
