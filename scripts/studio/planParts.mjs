// Furniture of floor plans, seen from above, in millimetres: x from the nose, y from the off side to the door's side.
const text = (value) => Math.round(value * 10) / 10

export const box = (x, y, w, h, fill, { r = 30, stroke = '#00000022', more = '' } = {}) =>
  `<rect x="${text(x)}" y="${text(y)}" width="${text(w)}" height="${text(h)}" rx="${r}" fill="${fill}" stroke="${stroke}" stroke-width="8" ${more}/>`

/** Words in the middle of a space; two lines where they are divided by '|'. */
export const label = (x, y, words, { size = 118, fill = '#2b2f33', turn = 0 } = {}) => {
  const lines = words.split('|')
  return `<g transform="translate(${text(x)} ${text(y)}) rotate(${turn})"><g class="words">${lines
    .map(
      (line, i) =>
        `<text text-anchor="middle" y="${text((i - (lines.length - 1) / 2) * size * 1.15 + size * 0.35)}" font-size="${size}" font-weight="600" fill="${fill}">${line}</text>`,
    )
    .join('')}</g></g>`
}

const WOOD = '#cdb08a'
const SEAT = '#7c8a90'
const BENCH = '#e9e4da'
const TILE = '#dbe5e8'
const LINEN = '#f7f6f2'

/** A bed with its head at the nose's wall (`along`) or at the off side's (`across`). */
export const bed = (x, y, w, h, name, along) => {
  const pillow = along
    ? [0.08, 0.54].map((at) => box(x + 60, y + h * at, 330, h * 0.38, '#fff', { r: 90 }))
    : [0.08, 0.54].map((at) => box(x + w * at, y + 60, w * 0.38, 330, '#fff', { r: 90 }))
  const cover = along
    ? box(x + w * 0.42, y, w * 0.58, h, '#a9bcc4', { r: 40 })
    : box(x, y + h * 0.42, w, h * 0.58, '#a9bcc4', { r: 40 })
  return `${box(x, y, w, h, LINEN, { r: 50 })}${cover}${pillow.join('')}${along ? label(x + w * 0.71, y + h / 2, name) : label(x + w / 2, y + h * 0.71, name)}`
}

export const bunks = (x, y, w, h, count) =>
  `${box(x, y, w, h, LINEN, { r: 40 })}${box(x + 50, y + 70, 300, h - 140, '#fff', { r: 70 })}${box(x + w * 0.4, y, w * 0.6, h, '#c9b9a2', { r: 40 })}${label(x + w * 0.68, y + h / 2, `${count} bunks`)}`

/** Worktop with hob and sink, the refrigerator at its end; of a short one, which cooks outside, the sink only. */
export const kitchen = (x, y, w, h) => {
  const fridge = 560
  const refrigerator = `${box(x + w - fridge, y, fridge, h, '#aab3b8')}${label(x + w - fridge / 2, y + h / 2, 'Fridge', { size: 104 })}`
  if (w - fridge < 560)
    return `${box(x, y, w - fridge - 20, h, BENCH)}${w - fridge > 280 ? box(x + 40, y + h * 0.2, w - fridge - 100, h * 0.6, '#b9c3c8', { r: 60 }) : ''}${refrigerator}`
  const rings = [0, 1]
    .flatMap((i) => [0, 1].map((j) => [i, j]))
    .map(
      ([i, j]) =>
        `<circle cx="${x + 170 + i * 210}" cy="${y + h * 0.3 + j * h * 0.4}" r="78" fill="none" stroke="#fff" stroke-width="14"/>`,
    )
    .join('')
  const hob = `${box(x + 50, y + h * 0.08, 450, h * 0.84, '#3b4046', { r: 24 })}${rings}`
  const sink = w - fridge > 1050 ? box(x + 590, y + h * 0.18, 380, h * 0.64, '#b9c3c8', { r: 60 }) : ''
  return `${box(x, y, w - fridge - 20, h, BENCH)}${hob}${sink}${refrigerator}`
}

/** Seats face to face with a table between. */
export const dinette = (x, y, w, h, name) => {
  const seat = Math.min(520, w * 0.3)
  return `${box(x, y, seat, h, SEAT, { r: 60 })}${box(x + w - seat, y, seat, h, SEAT, { r: 60 })}${box(x + seat + 50, y + 40, w - 2 * seat - 100, h - 160, WOOD, { r: 50 })}${label(x + w / 2, y + h / 2 - 40, name, { size: 104 })}`
}

/** Seats round a corner with a table before them. */
export const lounge = (x, y, w, h, name) =>
  `${box(x, y, w, 520, SEAT, { r: 60 })}${box(x, y, 520, h, SEAT, { r: 60 })}${box(x + w - 520, y, 520, h, SEAT, { r: 60 })}${box(x + w / 2 - 430, y + 600, 860, Math.max(h - 640, 260), WOOD, { r: 80 })}${label(x + w / 2, y + 260, name, { fill: '#fff' })}`

export const shower = (x, y, w, h, name = 'Shower') =>
  `${box(x, y, w, h, TILE)}<circle cx="${x + w / 2}" cy="${y + h - 150}" r="60" fill="none" stroke="#8fa1a8" stroke-width="14"/>${label(x + w / 2, y + h / 2 - 60, name, { size: 104 })}`

export const toilet = (x, y, w, h, name = 'Toilet') =>
  `${box(x, y, w, h, TILE)}${box(x + w / 2 - 200, y + 50, 400, 170, '#fff', { r: 50 })}<ellipse cx="${x + w / 2}" cy="${y + 400}" rx="190" ry="230" fill="#fff" stroke="#00000022" stroke-width="8"/>${label(x + w / 2, y + Math.min(h - 110, 760), name, { size: 104 })}`

export const cupboard = (x, y, w, h, name = '') =>
  `${box(x, y, w, h, WOOD)}${name ? label(x + w / 2, y + h / 2, name, { size: 96, turn: h > w ? -90 : 0 }) : ''}`

/** Opening of the entrance in the door's wall, and its leaf, open. */
export const door = (x, width, y) =>
  `${box(x, y - 60, width, 130, '#eef0ee', { r: 0, stroke: 'none' })}<path d="M${x} ${y + 40} L${x} ${y + width} A${width} ${width} 0 0 0 ${x + width} ${y + 40}" fill="none" stroke="#8a9297" stroke-width="14" stroke-dasharray="46 34"/><path d="M${x} ${y + 40} L${x} ${y + width}" stroke="#4a5156" stroke-width="34"/>${label(x + width / 2, y + width + 130, 'Door')}`
