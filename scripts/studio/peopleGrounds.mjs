// The ground behind the people of each demo dealership (people.mjs), and the mark on their shirts.
import { fill, mix } from './peopleParts.mjs'

const rect = (colour) => `<rect width="640" height="800" fill="${colour}"/>`
/** Something filled with `url(#g)`, from one colour at its top to another. */
const glow = (from, to, shape) =>
  `<linearGradient id="g" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>${shape}`

/** The ground of each site, a little different for each number. */
export const grounds = {
  /** The arch of the bridge. */
  'harbour-city': (n) => {
    const x = [250, 390, 300, 360, 320][n]
    return `${rect('#dbe9f9')}${fill(`M${x - 296} 800V380A296 296 0 0 1 ${x + 296} 380V800Z`, '#96c0f1')}<path d="M${x - 345} 800V380A345 345 0 0 1 ${x + 345} 380V800" fill="none" stroke="#ffb366" stroke-width="22"/>`
  },
  /** The knob of the gear lever. */
  'second-gear': (n) =>
    `${rect('#ffe3a3')}${glow('#ffc145', '#ffb52b', `<rect x="70" y="90" width="500" height="620" rx="190" fill="url(#g)" transform="rotate(${[-14, 10, -8, 16, -18][n]} 320 400)"/>`)}`,
  /** The stroke of the N. */
  'northline-mazda': (n) => {
    const x = [0, 60, -50, 30, -20][n]
    return `${rect('#dcdddf')}${glow('#9d1a2b', '#7c0e1b', fill(`M${x + 60} 0H${x + 400}L${x + 640} 800H${x + 240}Z`, 'url(#g)'))}`
  },
  /** The sun over the ranges. */
  'big-rig-leisure': (n) => {
    const x = [210, 420, 320, 250, 390][n]
    return `${rect('#f7e6c8')}<circle cx="${x}" cy="300" r="236" fill="#f3c565"/>${glow('#d9773f', '#b0410b', fill(`M0 540L${110 + n * 8} 440L${250 + n * 6} 550L${400 - n * 8} 436L540 556L640 470V800H0Z`, 'url(#g)'))}${fill('M0 660L160 580L330 650L500 570L640 640V800H0Z', '#8e3409')}`
  },
  /** A peak before a peak. */
  'apex-motor-group': (n) => {
    const x = [320, 250, 390, 300, 350][n]
    return `${rect('#262a33')}${glow('#d9b872', '#a67f35', fill(`M${x} 10L${x - 420} 800H${x + 420}Z`, 'url(#g)'))}${fill(`M${x} 10L${x + 420} 800H${x + 120}Z`, mix('#a67f35', '#262a33', 0.4))}`
  },
}

/** The sites' marks, as in logos.mjs, a hundred units wide. */
export const marks = {
  'harbour-city':
    '<g fill="none" stroke="#ffffff"><path d="M7 55A43 43 0 0 1 93 55" stroke-width="13"/><path d="M0 55H100" stroke-width="10"/></g><path d="M15 76H85" stroke="#ff9f43" stroke-width="11" stroke-linecap="round"/>',
  'second-gear':
    '<circle cx="50" cy="50" r="50" fill="#ffffff"/><path d="M28 29V71M50 29V71M72 29V71M28 50H72" stroke="#0b6b57" stroke-width="9" stroke-linecap="round"/><circle cx="28" cy="69" r="13" fill="#ffc145"/>',
  'northline-mazda':
    '<rect width="100" height="100" fill="#8e1120"/><path d="M21 86V34H32L62 72V36H50L67.5 10L85 36H73V86H62.5L32 48V86Z" fill="#ffffff"/>',
  'big-rig-leisure':
    '<path d="M2 98V50A48 48 0 0 1 98 50V98Z" fill="#f0c05a"/><path d="M2 86L26 52L50 76L72 54L98 84V98H2Z" fill="#b0410b"/>',
}
