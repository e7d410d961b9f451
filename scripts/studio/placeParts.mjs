// Vehicles, walls and signs of the demo dealerships' buildings (places.mjs), as SVG.
import { rect } from './placeScenery.mjs'

/** A car from the side, `w` wide, its wheels on `y`. */
export const car = (x, y, w, fill, kind = 'hatch', dim = 1) => {
  const k = w / 200
  const shapes = {
    hatch:
      'M6 44 C6 34 12 29 26 26 L52 23 C66 10 82 4 108 4 C134 4 150 10 164 24 L186 29 C196 32 198 38 196 46 L192 52 H10 Z',
    suv: 'M6 46 C6 32 12 27 26 25 L50 22 C60 6 72 1 104 1 H158 C172 1 180 12 184 24 C194 27 198 36 196 46 L192 54 H10 Z',
    ute: 'M4 46 C4 34 10 29 24 27 L46 24 C56 8 66 3 92 3 C112 3 118 8 124 24 H194 C198 24 199 30 198 46 L194 54 H8 Z',
    van: 'M4 46 C4 30 10 24 22 21 L40 3 C44 -1 50 -4 60 -4 H182 C194 -4 197 4 197 20 V50 L194 54 H8 Z',
  }
  const windows = {
    hatch: 'M60 24 C72 12 84 8 106 8 V25 Z M111 8 C130 8 144 13 156 25 H111 Z',
    suv: 'M58 22 C66 9 76 6 102 6 V23 Z M107 6 H154 C164 6 170 14 174 23 H107 Z',
    ute: 'M54 24 C62 11 70 8 88 8 V25 Z M92 8 C108 8 112 12 117 24 H92 Z',
    van: 'M44 18 L54 5 H78 V18 Z',
  }
  return `<g transform="translate(${x} ${y - 58 * k}) scale(${k})" opacity="${dim}"><ellipse cx="100" cy="57" rx="98" ry="4" fill="#000" opacity="0.28"/><path d="${shapes[kind]}" fill="${fill}"/><path d="${shapes[kind]}" fill="url(#sheen)"/><path d="${windows[kind]}" fill="#18202b" opacity="0.88"/>${[44, 156].map((cx) => `<circle cx="${cx}" cy="48" r="15" fill="#15171b"/><circle cx="${cx}" cy="48" r="8.5" fill="#b9c0c8"/><circle cx="${cx}" cy="48" r="3" fill="#5b626b"/>`).join('')}</g>`
}

export const caravan = (x, y, w) => {
  const k = w / 260
  return `<g transform="translate(${x} ${y - 120 * k}) scale(${k})"><ellipse cx="130" cy="118" rx="128" ry="5" fill="#000" opacity="0.25"/><path d="M20 20 Q22 4 44 4 H216 Q236 6 238 26 L240 98 H14 Z" fill="#f7f6f2"/><path d="M15 78 H240 V98 H14 Z" fill="#2f6b57"/><path d="M16 70 H240 V76 H15 Z" fill="#d98f3c"/>${rect(40, 30, 54, 28, '#22303a', 'rx="5"')}${rect(158, 30, 62, 28, '#22303a', 'rx="5"')}${rect(112, 24, 32, 72, '#e4e2da', 'rx="3"')}<path d="M240 94 L286 106" stroke="#444" stroke-width="6"/>${[110, 148].map((cx) => `<circle cx="${cx}" cy="102" r="16" fill="#16181b"/><circle cx="${cx}" cy="102" r="8" fill="#aab1b8"/>`).join('')}</g>`
}

export const truck = (x, y, w) => {
  const k = w / 300
  return `<g transform="translate(${x} ${y - 130 * k}) scale(${k})"><ellipse cx="150" cy="128" rx="150" ry="5" fill="#000" opacity="0.25"/><path d="M6 108 V58 Q8 24 40 22 H78 V108 Z" fill="#b8322a"/>${rect(16, 34, 50, 30, '#1d2730', 'rx="6"')}${rect(86, 2, 208, 100, '#f1f2f3', 'rx="4"')}${rect(86, 78, 208, 14, '#b8322a')}${rect(6, 102, 288, 8, '#2b2f34')}${[44, 206, 252].map((cx) => `<circle cx="${cx}" cy="112" r="17" fill="#16181b"/><circle cx="${cx}" cy="112" r="8" fill="#b7bec5"/>`).join('')}</g>`
}

export const bike = (x, y, w) => {
  const k = w / 140
  return `<g transform="translate(${x} ${y - 86 * k}) scale(${k})"><ellipse cx="70" cy="84" rx="66" ry="3.5" fill="#000" opacity="0.25"/>${[28, 112].map((cx) => `<circle cx="${cx}" cy="62" r="22" fill="none" stroke="#15171a" stroke-width="8"/><circle cx="${cx}" cy="62" r="4" fill="#888"/>`).join('')}<path d="M28 62 L58 34 L94 36 L112 62" fill="none" stroke="#30363c" stroke-width="6"/><path d="M50 32 Q66 16 92 24 L100 34 L60 40 Z" fill="#c2412c"/><path d="M86 24 L122 22 L126 28 L94 36 Z" fill="#1b1e22"/><path d="M30 60 L48 16 L40 10" fill="none" stroke="#9aa1a8" stroke-width="5"/>${rect(56, 42, 34, 22, '#4a5057', 'rx="5"')}</g>`
}

export const glass = (x, y, w, h, s, r, inside) => {
  const panes = Math.max(2, Math.round(w / 86))
  const step = w / panes
  return `${rect(x, y, w, h, 'url(#inside)')}${inside ? inside(x, y, w, h) : ''}${Array.from({ length: Math.round(w / 120) }, (_, i) => `<ellipse cx="${x + 60 + i * 120}" cy="${y + 22}" rx="34" ry="5" fill="#fff" opacity="0.85"/>`).join('')}${rect(x, y, w, h, 'url(#reflection)')}${Array.from({ length: panes + 1 }, (_, i) => rect(x + i * step - 2.5, y, 5, h, s.trim)).join('')}${rect(x, y + h * 0.3, w, 4, s.trim, 'opacity="0.55"')}${rect(x, y - 4, w, 8, s.trim)}${rect(x, y + h - 6, w, 8, s.trim)}`
}

export const rollerDoors = (x, y, w, h, count, s) => {
  const step = w / count
  return Array.from({ length: count }, (_, i) => {
    const left = x + i * step + 16
    const open = i % 2 === 0
    const lines = Array.from({ length: Math.floor(h / 16) }, (_, n) =>
      rect(left, y + n * 16, step - 32, 1.5, '#000', 'opacity="0.14"'),
    ).join('')
    const bay = open
      ? `${rect(left, y, step - 32, h, 'url(#inside)')}${rect(left, y, step - 32, h * 0.22, '#cfd5db')}${rect(left + 30, y + h - 26, step - 92, 8, '#f0b429')}${car(left + 20, y + h - 30, step - 80, ['#4a6fa5', '#a13b3b', '#d8dadb'][i % 3], 'suv')}`
      : `${rect(left, y, step - 32, h, '#d5dae0')}${lines}`
    return `${bay}<text x="${left + (step - 32) / 2}" y="${y - 12}" text-anchor="middle" font-size="22" font-weight="700" fill="${s.trim}">${i + 1}</text>`
  }).join('')
}

export const wallOf = (x, y, w, h, s) => {
  if (!s.brick) return `${rect(x, y, w, h, s.wall)}${rect(x, y, w, h, 'url(#shade)')}`
  let bricks = ''
  for (let row = 0; row * 14 < h; row += 1)
    bricks += `${rect(x, y + row * 14, w, 1.6, '#000', 'opacity="0.12"')}${Array.from({ length: Math.ceil(w / 36) }, (_, i) => rect(x + i * 36 + (row % 2) * 18, y + row * 14, 1.6, 14, '#000', 'opacity="0.09"')).join('')}`
  return `${rect(x, y, w, h, s.wall)}${bricks}${rect(x, y, w, h, 'url(#shade)')}`
}

export const sawRoof = (x, y, w, s) => {
  const step = w / 4
  return Array.from(
    { length: 4 },
    (_, i) =>
      `<path d="M${x + i * step} ${y} V${y - 70} L${x + (i + 1) * step} ${y} Z" fill="${s.trim}"/><path d="M${x + i * step + 8} ${y - 6} V${y - 54} L${x + i * step + 40} ${y - 34} V${y - 6} Z" fill="${s.glow}" opacity="0.65"/>`,
  ).join('')
}

export const sign = (x, y, w, h, s, words) => {
  const size = Math.min(h * 0.52, (w / words.length) * 1.55)
  return `${rect(x, y, w, h, s.sign, 'rx="5"')}<text x="${x + w / 2}" y="${y + h / 2 + size * 0.35}" text-anchor="middle" font-size="${size}" font-weight="700" letter-spacing="-0.5" fill="${s.letters}">${words.replace('&', '&amp;')}</text>`
}
