// Heads of the people of the demo dealerships (people.mjs), as SVG. The eyes are on y = 0, the chin is near 138 and the
// top of the skull at -150; the light comes from the left.

const channels = (colour) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))

/** The first colour with a share of the second. */
export const mix = (first, second, share) => {
  const other = channels(second)
  const mixed = channels(first).map((value, i) => Math.round(value + (other[i] - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export const fill = (d, colour, more = '') => `<path d="${d}" fill="${colour}" ${more}/>`
export const line = (d, colour, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
export const dot = (x, y, r, colour, more = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" ${more}/>`

/** The tones of a skin: its light side, its shadow side, lines, lips and cheeks. */
export const skinOf = (base) => {
  const dark = channels(base)[0] < 150
  return {
    base,
    dark,
    shade: mix(base, dark ? '#1d0d10' : '#8c3a34', 0.3),
    line: mix(base, '#4a1715', dark ? 0.55 : 0.5),
    lip: mix(base, dark ? '#b0555a' : '#b8444a', dark ? 0.34 : 0.42),
    cheek: dark ? '#c2573f' : '#e8604c',
    glow: mix(base, '#fff0dc', dark ? 0.16 : 0.3),
  }
}

export const hairOf = (base) => ({ base, dark: mix(base, '#0a0610', 0.3), light: mix(base, '#ffe9cf', 0.16) })

const outline = ({ w = 100, jaw = 84, chin = 30, length: l = 138 }) =>
  `M${-w} -34C${-w} 10 ${3 - w} 40 ${-jaw} ${l * 0.58}C${12 - jaw} ${l * 0.84} ${-chin - 20} ${l} ${-chin * 0.4} ${l}Q0 ${l + 2} ${chin * 0.4} ${l}C${chin + 20} ${l} ${jaw - 12} ${l * 0.84} ${jaw} ${l * 0.58}C${w - 3} 40 ${w} 10 ${w} -34C${w} -112 ${w * 0.6} -150 0 -150C${-w * 0.6} -150 ${-w} -112 ${-w} -34Z`

const ear = (side, x, skin, ring) =>
  `<g transform="translate(${side * x} 0) scale(${side} 1)">${fill('M-8 -20C4 -30 21 -26 20 -4C19 16 14 22 12 34C9 46 -2 48 -10 40Z', side > 0 ? skin.shade : skin.base)}${line('M2 -12C10 -16 14 -8 11 2C9 8 5 12 6 22', skin.line, 3, 'opacity="0.55"')}${ring ? dot(4, 52, 7, ring) : ''}</g>`

/** An eye at x: white, iris and the dark edge of the lid, a little lower at the outer corner for a smile. */
const eye = (side, p, skin) => {
  const { eyes = '#3a2418', lash = 0, lid = 0, narrow = 0 } = p
  const top = -9 + narrow
  const white = `M-17 1C-11 ${top} 8 ${top - 2} 17 ${2 + narrow * 0.2}C10 9 -9 10 -17 1Z`
  const id = `eye-${side > 0 ? 'r' : 'l'}`
  return `<g transform="translate(${side * 41} 0) scale(${side} 1)"><clipPath id="${id}">${fill(white, '#000')}</clipPath>
${fill(white, skin.dark ? '#efe4da' : '#fbf4ee')}<g clip-path="url(#${id})">${dot(-1, 0.5, 9.5, eyes)}${dot(-1, 0.5, 4.6, '#140c0a')}${fill(`M-20 -14H20V${top + 6}C8 ${top + 2} -8 ${top + 2} -20 ${top + 9}Z`, '#2a1512', 'opacity="0.22"')}</g>
${dot(side > 0 ? -4.5 : 2.5, -3, 2.5, '#fff')}
${fill(`M-18.5 2C-12 ${top - 3} 8 ${top - 6} ${19 + lash} ${lash ? -3 : 2}C8 ${top + 1} -9 ${top + 2} -18.5 2Z`, '#20110f')}
${line(`M-15 ${top - 6}C-6 ${top - 12} 9 ${top - 12} 18 ${top - 3 + lid}`, skin.line, 2.4, 'opacity="0.5"')}
${p.age > 1 ? line('M-14 15C-5 20 8 19 15 14', skin.line, 2.2, 'opacity="0.36"') : ''}${p.age > 1 ? line('M24 -1L33 -5M25 5L34 7', skin.line, 2.2, 'opacity="0.36"') : ''}</g>`
}

const brow = (side, p, hair) => {
  const { browWidth: b = 9, browLift: lift = 0 } = p
  return `<g transform="translate(${side * 42} ${-30 - lift}) scale(${side} 1)">${fill(`M-22 6C-23 1 -22 ${1 - b * 0.5} -19 ${-b * 0.5}C-6 ${-b - 3} 12 ${-b - 3} 26 4C12 -2 -6 -1 -22 6Z`, hair)}</g>`
}

const nose = ({ noseWidth: n = 19, noseLength: l = 52 }, skin) =>
  `${fill(`M7 -16C9 6 12 22 ${n - 1} ${l - 14}C${n + 4} ${l - 4} ${n} ${l + 4} ${n - 8} ${l + 3}C4 ${l + 10} -6 ${l + 9} ${-n + 6} ${l + 3}C${-n + 12} ${l + 1} -2 ${l + 3} 2 ${l - 4}C6 ${l - 16} 2 10 7 -16Z`, skin.shade)}${line(`M${-n} ${l - 6}C${-n - 3} ${l} ${-n + 1} ${l + 5} ${-n + 7} ${l + 3}`, skin.shade, 3.4)}${fill(`M${n - 14} ${l + 2}C${n - 9} ${l - 3} ${n - 4} ${l - 3} ${n - 3} ${l + 1}C${n - 6} ${l + 4} ${n - 10} ${l + 5} ${n - 14} ${l + 2}Z`, skin.line, 'opacity="0.6"')}${dot(-4, l - 13, 5.5, skin.glow, 'opacity="0.3"')}`

const mouth = (p, skin) => {
  const { smile = 'closed', mouthWidth: m = 34, lips = 1 } = p
  const lip = p.lipColour ?? skin.lip
  if (smile === 'open')
    return `${fill(`M${-m} 80C-14 84 14 84 ${m} 80C${m - 8} 100 14 ${107 + lips * 2} 0 ${107 + lips * 2}C-14 ${107 + lips * 2} ${8 - m} 100 ${-m} 80Z`, lip)}${fill(`M${3 - m} 81C-14 85 14 85 ${m - 3} 81C${m - 10} 95 14 99 0 99C-14 99 ${10 - m} 95 ${3 - m} 81Z`, '#fdf6ef')}${fill(`M${-m} 80C-18 ${79 - lips * 3} -8 ${76 - lips * 3} 0 ${79 - lips * 2}C8 ${76 - lips * 3} 18 ${79 - lips * 3} ${m} 80C14 86 -14 86 ${-m} 80Z`, mix(lip, skin.line, 0.35))}${corners(m, 79, skin)}`
  return `${fill(`M${4 - m} 83C-14 92 14 92 ${m - 4} 81C18 98 10 ${99 + lips * 3} 0 ${99 + lips * 3}C-10 ${99 + lips * 3} -18 98 ${4 - m} 85Z`, lip, `opacity="${0.55 + lips * 0.15}"`)}${lips ? fill(`M${4 - m} 81C-18 84 -9 ${81 - lips * 3} 0 ${84 - lips * 2}C9 ${81 - lips * 3} 18 84 ${m - 4} 80C14 93 -14 93 ${4 - m} 81Z`, mix(lip, skin.line, 0.16), 'opacity="0.85"') : ''}${line(`M${-m} 79C-20 92 16 93 ${m} 77`, mix(lip, '#35100f', 0.55), 3.6)}${corners(m, 78, skin)}${/full|short/.test(p.beard) ? '' : line('M-13 112C-5 116 6 116 13 112', skin.shade, 3.4)}`
}

const corners = (m, y, skin) =>
  line(
    `M${-m - 4} ${y - 5}C${-m - 5} ${y} ${-m - 3} ${y + 4} ${-m} ${y + 5}M${m + 4} ${y - 6}C${m + 5} ${y - 1} ${m + 3} ${y + 3} ${m} ${y + 4}`,
    skin.line,
    2.6,
    'opacity="0.4"',
  )

const years = ({ age = 0, lash = 0 }, skin) =>
  `${age > 0 ? line('M-30 52C-42 62 -48 70 -48 82M31 52C43 62 49 70 49 82', skin.line, 2.6, `opacity="${0.12 + age * 0.08}"`) : ''}${age > 1 && !lash ? line('M-44 -72C-20 -77 18 -77 44 -72M-34 -56C-14 -60 12 -60 32 -56', skin.line, 2.4, 'opacity="0.26"') : ''}`

/** Spectacles. */
const glasses = (kind, colour) => {
  if (!kind) return ''
  const lens = {
    round: '<circle cx="42" cy="3" r="31" fill="#fff" fill-opacity="0.14"/>',
    square:
      '<path d="M12 -19C30 -25 56 -25 74 -20C77 -2 74 16 66 24C52 29 32 29 20 24C12 16 10 -2 12 -19Z" fill="#fff" fill-opacity="0.14"/>',
  }[kind]
  return `<g stroke="${colour}" stroke-width="${kind === 'round' ? 4.5 : 6}" fill="none">${lens}<g transform="scale(-1 1)">${lens}</g><path d="M-12 -5C-6 -10 6 -10 12 -5" /><path d="M-74 -6L-98 -10M74 -6L98 -10" stroke-width="4.5"/></g>`
}

const beards = {
  full: (h, { w = 100, length: l = 138 }) =>
    `${fill(`M${-w - 1} -14C${-w - 2} 40 ${-w + 4} ${l - 26} -52 ${l + 10}C-22 ${l + 26} 22 ${l + 26} 52 ${l + 10}C${w - 4} ${l - 26} ${w + 2} 40 ${w + 1} -14C${w - 8} 8 ${w - 10} 34 ${w - 24} 50C64 66 48 62 30 62C14 60 6 66 0 66C-6 66 -14 60 -30 62C-48 62 -64 66 ${24 - w} 50C${10 - w} 34 ${8 - w} 8 ${-w - 1} -14Z`, h.base)}${fill(`M26 ${l + 20}C36 ${l + 18} 46 ${l + 14} 52 ${l + 10}C${w - 4} ${l - 26} ${w + 2} 40 ${w + 1} -14C${w - 8} 8 ${w - 10} 34 ${w - 24} 50C72 60 66 64 58 64C66 88 56 ${l - 10} 26 ${l + 20}Z`, h.dark)}${fill('M-40 80C-30 70 30 70 40 80C36 92 40 100 30 106C14 112 -14 112 -30 106C-40 100 -36 92 -40 80Z', h.dark, 'opacity="0.55"')}`,
  short: (h, { w = 100, length: l = 138 }) =>
    `${fill(`M${-w} -10C${-w} 30 ${-w + 8} ${l - 34} -56 ${l - 4}C-22 ${l + 10} 22 ${l + 10} 56 ${l - 4}C${w - 8} ${l - 34} ${w} 30 ${w} -10C${w - 6} 10 ${w - 8} 40 ${w - 20} 60C66 76 54 66 34 64C16 62 6 68 0 68C-6 68 -16 62 -34 64C-54 66 -66 76 ${20 - w} 60C${8 - w} 40 ${6 - w} 10 ${-w} -10Z`, h.base)}${fill(`M20 ${l + 6}C34 ${l + 5} 46 ${l + 2} 56 ${l - 4}C${w - 8} ${l - 34} ${w} 30 ${w} -10C${w - 6} 10 ${w - 8} 40 ${w - 20} 60C74 66 68 70 62 70C68 92 54 ${l - 14} 20 ${l + 6}Z`, h.dark)}`,
  stubble: (h, p) => `<g opacity="0.13">${beards.short({ base: h.base, dark: h.base }, p)}</g>`,
  moustache: (h) =>
    `${fill('M0 64C-12 58 -30 62 -44 82C-46 86 -42 88 -38 86C-24 80 -10 80 0 76C10 80 24 80 38 86C42 88 46 86 44 82C30 62 12 58 0 64Z', h.base)}${fill('M6 64C20 60 32 66 44 82C46 86 42 88 38 86C28 81 20 80 12 79C20 76 16 68 6 64Z', h.dark)}`,
}

/** Hair and headwear that the ears are under. */
const covered = new Set(['hijab', 'long', 'waves', 'curls', 'bob', 'bobFringe'])

/** A head without its hair: `over` is drawn between the face and the glasses. */
export const headOf = (p, over = '') => {
  const { w = 100, turn = 0, length: l = 138 } = p
  const skin = skinOf(p.skin)
  const beard = p.beardColour ? hairOf(p.beardColour) : hairOf(p.hair.colour ?? '#2a1c16')
  const brows = p.browColour ?? mix(p.beardColour ?? p.hair.colour ?? '#2a1c16', skin.line, 0.25)
  const face = outline(p)
  const edge = turn * 0.6
  return `${covered.has(p.wear?.kind ?? p.hair.style) ? '' : ear(-1, w, skin, p.earrings) + ear(1, w, skin, p.earrings)}<clipPath id="face">${fill(face, '#000')}</clipPath>${fill(face, skin.base)}
<g clip-path="url(#face)">${fill(`M${62 + edge} -160C${54 + edge} -110 ${76 + edge} -70 ${68 + edge} -34C${64 + edge} -12 ${80 + edge} 6 ${76 + edge} 30C${70 + edge} 58 ${54 + edge} 78 ${46 + edge} 102C${40 + edge} 122 ${22 + edge} ${l - 2} ${-8 + edge} ${l + 6}L150 ${l + 6}V-160Z`, skin.shade)}
<radialGradient id="cheek"><stop offset="0" stop-color="${skin.cheek}" stop-opacity="0.24"/><stop offset="1" stop-color="${skin.cheek}" stop-opacity="0"/></radialGradient><ellipse cx="${-56 + turn}" cy="44" rx="42" ry="30" fill="url(#cheek)"/><ellipse cx="${58 + turn}" cy="44" rx="34" ry="28" fill="url(#cheek)"/></g>
<g transform="translate(${turn} 0)">${years(p, skin)}${nose(p, skin)}</g>${p.beard ? `<g transform="translate(${turn * 0.35} 0)">${beards[p.beard](beard, p)}</g>` : ''}
<g transform="translate(${turn} 0)">${mouth(p, skin)}${p.beard === 'moustache' ? beards.moustache(beard) : ''}${eye(-1, p, skin)}${eye(1, p, skin)}${brow(-1, p, brows)}${brow(1, p, brows)}</g>${over}<g transform="translate(${turn} 0)">${glasses(p.glasses, p.glassesColour ?? '#2b2320')}</g>`
}
