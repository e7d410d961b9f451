// Draws the buildings of the demo dealerships' locations: npx tsx scripts/studio/places.mjs [slug]
// Vector drawings, photographed by Chromium so that signs are set in each site's own font.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { bike, car, caravan, glass, rollerDoors, sawRoof, sign, truck, wallOf } from './placeParts.mjs'
import { GROUND, H, horizons, rect, shrubs, styles, tree, W } from './placeScenery.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** The same numbers at every run. */
const sequence = (seed) => () => (seed = (seed * 1664525 + 1013904223) % 4294967296) / 4294967296

const kinds = {
  sales: (s, r, place) => {
    const inside = (x, y, w, h) =>
      [0, 1, 2]
        .map((i) =>
          car(
            x + 40 + (i * w) / 3,
            y + h - 16,
            Math.min(210, w / 3.6),
            ['#c23b32', '#e3e6e9', '#2f5f9e'][(i + place.number) % 3],
            ['hatch', 'suv', 'hatch'][i],
            0.92,
          ),
        )
        .join('')
    const left = 190 + (place.number % 2) * 60
    const wide = 1020
    const top = s.brick ? 330 : 300
    const roof = s.brick ? sawRoof(left, top, wide, s) : `${rect(left - 34, top - 22, wide + 68, 24, s.trim, 'rx="3"')}`
    return `${roof}${wallOf(left, top, wide, GROUND - top, s)}${glass(left + 40, top + 118, wide - 300, GROUND - top - 118, s, r, inside)}${glass(left + wide - 220, top + 150, 170, GROUND - top - 150, s, r)}${sign(left + 40, top + 26, Math.min(620, 90 + place.sign.length * 25), 68, s, place.sign)}`
  },
  service: (s, r, place) =>
    `${rect(150, 318, 1140, 22, s.trim)}${wallOf(170, 336, 1100, GROUND - 336, s)}${rollerDoors(190, 452, 800, GROUND - 452, 4, s)}${glass(1020, 452, 220, GROUND - 452, s, r)}${sign(200, 350, Math.min(640, 90 + place.sign.length * 25), 54, s, place.sign)}`,
  parts: (s, r, place) => {
    const shelves = (x, y, w, h) =>
      [0.34, 0.56, 0.78]
        .map(
          (f) =>
            `${rect(x + 10, y + h * f, w - 20, 5, '#8a6d4b')}${Array.from({ length: Math.floor(w / 46) }, () => 0)
              .map((_, i) =>
                rect(
                  x + 18 + i * 46,
                  y + h * f - 18 - r() * 22,
                  26 + r() * 10,
                  18 + r() * 22,
                  ['#c9a26d', '#b0895a', '#d8dde2', '#5d7fa3'][Math.floor(r() * 4)],
                ),
              )
              .join('')}`,
        )
        .join('')
    return `${rect(220, 348, 1000, 20, s.trim)}${wallOf(240, 366, 960, GROUND - 366, s)}${glass(290, 470, 520, GROUND - 470, s, r, shelves)}${rollerDoors(850, 480, 320, GROUND - 480, 1, s)}${sign(290, 388, Math.min(620, 90 + place.sign.length * 25), 58, s, place.sign)}`
  },
  tower: (s, r, place) => {
    const floors = Array.from({ length: 7 }, (_, i) =>
      Array.from({ length: 9 }, (_, n) =>
        rect(520 + n * 46, 120 + i * 58, 36, 40, r() > 0.35 ? s.glow : '#7f93b8', `opacity="${0.55 + r() * 0.45}"`),
      ).join(''),
    ).join('')
    return `${rect(500, 90, 440, GROUND - 90, s.wall)}${rect(500, 90, 440, GROUND - 90, 'url(#shade)')}${floors}${rect(484, 74, 472, 20, s.trim)}${glass(440, 530, 560, GROUND - 530, s, r)}${sign(470, 470, 500, 54, s, place.sign)}`
  },
}

const forecourt = (s, r, place) => {
  const fleets = {
    caravans: [caravan(120, 790, 330), caravan(520, 800, 350), caravan(960, 790, 330)],
    motorcycles: Array.from({ length: 6 }, (_, i) => bike(150 + i * 195, 790, 165)),
    trucks: [truck(110, 800, 400), truck(560, 812, 420), truck(1000, 800, 400)],
  }
  const fleet = Object.entries(fleets).find(([word]) => place.slug.startsWith(word))?.[1]
  if (fleet) return fleet.join('')
  if (place.kind !== 'sales') return car(980, 800, 250, '#e7eaee', place.kind === 'parts' ? 'van' : 'ute')
  const paints = ['#d9dcdf', '#1f4e8c', '#7b8087', '#a3252a', '#12161b', '#3d5a48', '#c9d0d6']
  return [0, 1, 2, 3]
    .map((i) =>
      car(
        70 + i * 335 + r() * 30,
        802 + r() * 12,
        262,
        paints[(i * 2 + place.number * 3) % paints.length],
        ['suv', 'hatch', 'ute', 'suv'][(i + place.number) % 4],
      ),
    )
    .join('')
}

const drawing = (site, place) => {
  const s = styles[site]
  const r = sequence(place.seed)
  const clouds = Array.from(
    { length: 5 },
    () =>
      `<ellipse cx="${r() * W}" cy="${60 + r() * 190}" rx="${110 + r() * 170}" ry="${14 + r() * 20}" fill="#fff" opacity="${0.16 + r() * 0.2}" filter="url(#soft)"/>`,
  ).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}" font-family="sign">
<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${s.sky[0]}"/><stop offset="0.6" stop-color="${s.sky[1]}"/><stop offset="1" stop-color="${s.sky[2]}"/></linearGradient>
<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${s.ground[0]}"/><stop offset="1" stop-color="${s.ground[1]}"/></linearGradient>
<linearGradient id="inside" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6f7f90"/><stop offset="0.25" stop-color="${s.glow}"/><stop offset="1" stop-color="#d9cdb8"/></linearGradient>
<linearGradient id="reflection" x1="0" y1="0" x2="1" y2="0.7"><stop offset="0" stop-color="${s.sky[0]}" stop-opacity="0.5"/><stop offset="0.35" stop-color="#fff" stop-opacity="0.08"/><stop offset="0.5" stop-color="${s.sky[0]}" stop-opacity="0.34"/><stop offset="1" stop-color="#fff" stop-opacity="0.04"/></linearGradient>
<linearGradient id="shade" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fff" stop-opacity="0.16"/><stop offset="1" stop-color="#000" stop-opacity="0.16"/></linearGradient>
<linearGradient id="sheen" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.45"/><stop offset="0.4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.42"/></linearGradient>
<radialGradient id="sun"><stop offset="0" stop-color="#fff" stop-opacity="0.9"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<filter id="soft"><feGaussianBlur stdDeviation="14"/></filter><filter id="blur"><feGaussianBlur stdDeviation="10"/></filter>
</defs>
${rect(0, 0, W, H, 'url(#sky)')}<circle cx="${200 + r() * 1000}" cy="420" r="330" fill="url(#sun)"/>${clouds}
${horizons[s.horizon](s, r)}
${tree(70, GROUND, 190, s, r)}${tree(1380, GROUND, 230, s, r)}${tree(1290, GROUND, 150, s, r)}
<ellipse cx="720" cy="${GROUND + 4}" rx="640" ry="16" fill="#000" opacity="0.3" filter="url(#blur)"/>
${kinds[place.kind](s, r, place)}
${rect(0, GROUND, W, H - GROUND, 'url(#floor)')}
<g opacity="0.2" filter="url(#blur)">${rect(240, GROUND, 900, 90, s.glow)}</g>
${Array.from({ length: 9 }, (_, i) => `<path d="M${720 + (i - 4) * 150} ${GROUND + 30} L${720 + (i - 4) * 330} ${H}" stroke="#fff" stroke-width="3" opacity="0.28"/>`).join('')}
${shrubs(20, 140, s, r)}${shrubs(1270, 150, s, r)}
${place.kind === 'tower' ? car(160, 810, 270, '#12161b', 'hatch') : forecourt(s, r, place)}
</svg>`
}

const { demoTenants } = await import('../../tenants/demo/demoTenants.ts')
const only = process.argv[2]
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({ viewport: { width: W, height: H } })
for (const { slug: site, locations } of demoTenants)
  for (const [number, { slug, name, type }] of locations.entries()) {
    if (only && only !== slug) continue
    const kind = slug === 'head-office' ? 'tower' : type
    const place = { slug, number, kind, sign: name, seed: 7 + number * 97 + site.length * 1013 }
    const font = readFileSync(join(root, `public/fonts/${styles[site].font}.woff2`)).toString('base64')
    await page.setContent(
      `<style>@font-face{font-family:sign;src:url(data:font/woff2;base64,${font})}*{margin:0}</style>${drawing(site, place)}`,
    )
    await page.evaluate(() => document.fonts.load('700 20px sign').then(() => document.fonts.ready))
    const folder = join(root, 'public/studio/places')
    mkdirSync(folder, { recursive: true })
    writeFileSync(
      join(folder, `${site}-${slug}.webp`),
      await sharp(await page.screenshot())
        .webp({ quality: 80 })
        .toBuffer(),
    )
  }
await browser.close()
