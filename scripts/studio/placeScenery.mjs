// Styles and scenery of the demo dealerships' buildings (places.mjs), as SVG.

export const W = 1440
export const H = 900
export const GROUND = 640

export const styles = {
  'harbour-city': {
    font: 'manrope',
    sky: ['#8fc3ea', '#dff0fa', '#fdf4e6'],
    far: '#9fbfd6',
    near: '#6f98b5',
    ground: ['#b9c2cb', '#7f8a96'],
    wall: '#f4f7fa',
    trim: '#0b1b33',
    sign: '#0b1b33',
    letters: '#ffffff',
    glow: '#fff3d6',
    leaf: '#3f7d5c',
    horizon: 'harbour',
  },
  'second-gear': {
    font: 'outfit',
    sky: ['#f7b267', '#fde2bd', '#fff6e8'],
    far: '#d9b99a',
    near: '#b98d6c',
    ground: ['#c9bdb2', '#8c8079'],
    wall: '#a5533b',
    trim: '#2d1f1a',
    sign: '#ffd23f',
    letters: '#241a16',
    glow: '#ffe9b8',
    leaf: '#5f7f3a',
    horizon: 'roofs',
    brick: true,
  },
  'northline-mazda': {
    font: 'figtree',
    sky: ['#2a3350', '#7b6d8f', '#f0b89a'],
    far: '#5c5a78',
    near: '#3c3f5a',
    ground: ['#4b4f5c', '#2b2e38'],
    wall: '#23262e',
    trim: '#0f1115',
    sign: '#15171c',
    letters: '#ffffff',
    glow: '#ffe6bf',
    leaf: '#2f4a3c',
    horizon: 'hills',
  },
  'big-rig-leisure': {
    font: 'sora',
    sky: ['#63b1d6', '#cfeaf2', '#fff7df'],
    far: '#a8bf8f',
    near: '#7d9a63',
    ground: ['#d6c09a', '#a48e6c'],
    wall: '#e9e2d2',
    trim: '#1f4a3a',
    sign: '#1f4a3a',
    letters: '#fff8e6',
    glow: '#fff0cc',
    leaf: '#4c7a3d',
    horizon: 'hills',
    gums: true,
  },
  'apex-motor-group': {
    font: 'inter',
    sky: ['#1c2745', '#4d5c8c', '#c9b3c4'],
    far: '#3c4a76',
    near: '#2a3660',
    ground: ['#3a4258', '#232838'],
    wall: '#d9dde6',
    trim: '#131a2e',
    sign: '#131a2e',
    letters: '#ffffff',
    glow: '#ffe9c4',
    leaf: '#27463f',
    horizon: 'city',
  },
}

export const rect = (x, y, w, h, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`

export const horizons = {
  hills: (s, r) => {
    const hill = (base, rise, fill) => {
      let path = `M0 ${base}`
      for (let x = 0; x <= W; x += 120)
        path += ` Q${x + 60} ${base - rise * (0.4 + r() * 0.9)} ${x + 120} ${base - rise * r() * 0.5}`
      return `<path d="${path} V${GROUND} H0 Z" fill="${fill}"/>`
    }
    return hill(560, 130, s.far) + hill(600, 70, s.near)
  },
  harbour: (s, r) => {
    let towers = ''
    for (let x = 40; x < W; x += 46) {
      const h = 40 + r() * (x > 900 ? 200 : 90)
      towers += rect(x, 560 - h, 30 + r() * 14, h + 20, s.far, 'opacity="0.75"')
    }
    const bridge = `<path d="M120 560 Q360 380 600 560" fill="none" stroke="${s.near}" stroke-width="9" opacity="0.8"/>${rect(60, 540, 620, 8, s.near, 'opacity="0.8"')}${Array.from({ length: 15 }, (_, i) => rect(140 + i * 32, 470 + Math.abs(7 - i) * 9, 2.5, 74 - Math.abs(7 - i) * 9, s.near, 'opacity="0.7"')).join('')}`
    return `${towers}${bridge}${rect(0, 566, W, 80, '#7fb2d1')}${rect(0, 566, W, 5, '#ffffff', 'opacity="0.5"')}`
  },
  city: (s, r) => {
    let out = ''
    for (const [fill, least, more] of [
      [s.far, 120, 320],
      [s.near, 60, 190],
    ])
      for (let x = -20; x < W; x += 64) {
        const h = least + r() * more
        out += rect(x, 620 - h, 58, h + 30, fill)
        for (let y = 632 - h; y < 610; y += 18)
          for (let i = 0; i < 4; i += 1)
            if (r() > 0.55) out += rect(x + 8 + i * 12, y, 6, 8, s.glow, `opacity="${0.3 + r() * 0.5}"`)
      }
    return out
  },
  roofs: (s, r) => {
    let out = ''
    for (let x = -30; x < W; x += 110) {
      const h = 50 + r() * 70
      out += `<path d="M${x} 640 V${600 - h} L${x + 55} ${570 - h} L${x + 110} ${600 - h} V640 Z" fill="${r() > 0.5 ? s.far : s.near}"/>`
      if (r() > 0.6) out += rect(x + 70, 545 - h, 14, 50, s.near)
    }
    return out
  },
}

export const tree = (x, y, size, s, r) => {
  if (s.gums)
    return `<path d="M${x} ${y} C${x - 6} ${y - size * 0.5} ${x + 12} ${y - size * 0.7} ${x + 4} ${y - size * 1.3}" stroke="#d9cdbb" stroke-width="${size * 0.07}" fill="none" stroke-linecap="round"/>${Array.from({ length: 7 }, () => `<ellipse cx="${x + (r() - 0.4) * size}" cy="${y - size * (1 + r() * 0.65)}" rx="${size * (0.22 + r() * 0.16)}" ry="${size * (0.13 + r() * 0.08)}" fill="${s.leaf}" opacity="${0.72 + r() * 0.28}"/>`).join('')}`
  return `${rect(x - size * 0.035, y - size * 0.6, size * 0.07, size * 0.6, '#5b4a3c')}${Array.from({ length: 6 }, () => `<circle cx="${x + (r() - 0.5) * size * 0.5}" cy="${y - size * (0.65 + r() * 0.4)}" r="${size * (0.17 + r() * 0.1)}" fill="${s.leaf}" opacity="${0.75 + r() * 0.25}"/>`).join('')}`
}

export const shrubs = (x, width, s, r) =>
  Array.from(
    { length: Math.round(width / 16) },
    (_, i) =>
      `<circle cx="${x + i * 16 + r() * 8}" cy="${GROUND - 4 - r() * 8}" r="${11 + r() * 8}" fill="${s.leaf}" opacity="${0.7 + r() * 0.3}"/>`,
  ).join('')
