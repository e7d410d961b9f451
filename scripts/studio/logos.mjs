// Draws the logos of the demo dealerships: node scripts/studio/logos.mjs [slug]
// A mark of 100 by 100 and a wordmark beside it, photographed by Chromium so that letters are of each logo's own font.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import sharp from 'sharp'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
/** Pixels per unit: the header shows a logo 48 px tall, screens have up to three pixels for one. */
const SCALE = 1.6

/** A line of letters; `wide` sets it to that width by its spacing. */
const words = (text, { x, y, size, weight, fill, wide, track = 0 }) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" ${wide ? `textLength="${wide}"` : `letter-spacing="${track * size}"`}>${text}</text>`

const logos = {
  /** The bridge's arch, and its light on the water below: together a wheel. */
  'harbour-city': {
    font: 'manrope',
    drawing: `
<g fill="none" stroke="#0a58b8"><path d="M7 55 A43 43 0 0 1 93 55" stroke-width="13"/><path d="M0 55 H100" stroke-width="9"/>
<path d="M27 55 V22 M50 55 V14 M73 55 V22" stroke-width="5"/></g>
<path d="M15 73 H85 M31 91 H69" stroke="#ff9f43" stroke-width="9" stroke-linecap="round"/>
${words('Harbour', { x: 122, y: 41, size: 49, weight: 800, fill: '#0b1b33', track: -0.03 })}
${words('City Auto', { x: 122, y: 88, size: 49, weight: 800, fill: '#0b1b33', track: -0.03 })}`,
  },
  /** The knob of a gear lever, in second. */
  'second-gear': {
    font: 'outfit',
    drawing: `
<circle cx="50" cy="50" r="50" fill="#0b6b57"/>
<path d="M28 29 V71 M50 29 V71 M72 29 V71 M28 50 H72" stroke="#fff" stroke-width="8" stroke-linecap="round"/>
<circle cx="28" cy="69" r="12" fill="#ffc145"/>
${words('second', { x: 118, y: 43, size: 56, weight: 700, fill: '#0d2b25', track: -0.025 })}
${words('gear', { x: 118, y: 86, size: 56, weight: 700, fill: '#0b6b57', track: -0.025 })}`,
  },
  /** The N of a map's arrow. */
  'northline-mazda': {
    font: 'figtree',
    drawing: `
<rect width="100" height="100" fill="#8e1120"/>
<path d="M21 86 V34 H32 L62 72 V36 H50 L67.5 10 L85 36 H73 V86 H62.5 L32 48 V86 Z" fill="#fff"/>
${words('NORTHLINE', { x: 121, y: 43, size: 46, weight: 500, fill: '#131316', wide: 280 })}
${words('MAZDA', { x: 121, y: 90, size: 34, weight: 700, fill: '#8e1120', wide: 148 })}
<path d="M288 78 H399" stroke="#131316" stroke-width="3.5"/>`,
  },
  /** A park's sign: the road into the ranges, and the sun. */
  'big-rig-leisure': {
    font: 'sofia-sans-condensed',
    drawing: `
<clipPath id="sign"><path d="M0 100 V48 A48 48 0 0 1 96 48 V100 Z"/></clipPath>
<g clip-path="url(#sign)"><rect width="100" height="100" fill="#1f2a2c"/>
<circle cx="48" cy="36" r="19" fill="#f0c05a"/>
<path d="M-8 78 L24 44 L48 68 L70 46 L104 80 V100 H-8 Z" fill="#b0410b"/>
<path d="M48 68 C52 79 22 81 20 100 H57 C54 88 68 80 48 68 Z" fill="#1f2a2c"/></g>
${words('BIG RIG', { x: 113, y: 56, size: 80, weight: 900, fill: '#1f2a2c', wide: 214 })}
${words('&amp; LEISURE', { x: 114, y: 99, size: 50, weight: 800, fill: '#b0410b', wide: 211 })}`,
  },
  /** A peak before a peak, as an A. For a dark ground. */
  'apex-motor-group': {
    font: 'source-serif-4',
    drawing: `
<path d="M50 2 L0 98 H27 L50 54 Z" fill="#fff"/><path d="M50 2 L100 98 H73 L50 54 Z" fill="#d3202c"/>
<path d="M50 71 L64 98 H36 Z" fill="#d9b872"/>
${words('APEX', { x: 122, y: 56, size: 76, weight: 600, fill: '#fff', wide: 230 })}
${words('MOTOR GROUP', { x: 122, y: 98, size: 31, weight: 600, fill: '#d9b872', wide: 230 })}`,
  },
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({ viewport: { width: 600, height: 140 }, deviceScaleFactor: SCALE })
const folder = join(root, 'public/studio/logos')
mkdirSync(folder, { recursive: true })
for (const [slug, { font, drawing }] of Object.entries(logos)) {
  if ((process.argv[2] ?? slug) !== slug) continue
  const file = join(root, `node_modules/@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`)
  await page.setContent(
    `<style>@font-face{font-family:logo;font-weight:100 900;src:url(data:font/woff2;base64,${readFileSync(file).toString('base64')})}*{margin:0}</style>
<svg width="600" height="140" viewBox="-20 -20 600 140" font-family="logo">${drawing}</svg>`,
  )
  await page.evaluate(() => document.fonts.load('700 20px logo').then(() => document.fonts.ready))
  const picture = sharp(await page.screenshot({ omitBackground: true })).trim({ background: '#0000', threshold: 0 })
  writeFileSync(join(folder, `${slug}.webp`), await picture.webp({ lossless: true }).toBuffer())
}
await browser.close()
