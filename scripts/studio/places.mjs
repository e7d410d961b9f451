// Draws the buildings of the demo dealerships' locations at dusk: npx tsx scripts/studio/places.mjs [slug]
// Vector drawings with the studio's vehicles behind their glass, photographed by Chromium so that signs are set in each
// site's own font.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { doors, feather, hall, sawRoof, shelves, sign, wallOf } from './placeParts.mjs'
import { GROUND, H, hedge, horizons, lamp, rect, styles, tree, W } from './placeScenery.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** The same numbers at every run. */
const sequence = (seed) => () => (seed = (seed * 1664525 + 1013904223) % 4294967296) / 4294967296

const photo = async (token) => {
  const [body, colour, view = 'hero'] = token.split('/')
  const small = sharp(join(root, `public/studio/${body}/${colour}/${view}.webp`)).resize(720)
  return `data:image/jpeg;base64,${(await small.jpeg({ quality: 88 }).toBuffer()).toString('base64')}`
}

/** What stands behind the glass, by the beginning of a place's name, else by its kind. */
const vehiclesOf = ({ site, slug, number, kind }) => {
  if (slug.startsWith('caravans')) return ['caravan/white', 'caravan/sand']
  if (slug.startsWith('motorcycles')) return ['cruiser/black', 'adventure/orange', 'cruiser/blue']
  if (slug.startsWith('trucks')) return ['truck/white', 'tipper/blue']
  const cars = [
    'suv/blue',
    'hatch/red',
    'ute/orange',
    'suv/white',
    'sedan/black',
    'suv/red',
    'hatch/blue',
    'ute/silver',
  ]
  if (kind === 'service') return [cars[number % 8], null, cars[(number + 3) % 8], null]
  return [0, 1, 2].map((i) => cars[(number * 3 + site.length + i) % cars.length])
}

const roofOf = (x, y, w, s) => {
  if (s.brick) return sawRoof(x, y, w, s)
  if (s.gable)
    return `<path d="M${x - 30} ${y} L${x + w / 2} ${y - 86} L${x + w + 30} ${y} Z" fill="${s.roof}"/><path d="M${x - 30} ${y} L${x + w / 2} ${y - 86}" stroke="${s.glow}" stroke-width="2" opacity="0.4"/>`
  return `${rect(x - 44, y - 20, w + 88, 22, s.roof)}${rect(x - 44, y + 2, w + 88, 2, s.glow, 'opacity="0.65"')}`
}

const kinds = {
  sales: (s, r, place) => {
    const tall = place.vehicles.length === 2
    const [x, w, top] = [226 + (place.number % 2) * 30, 1020, tall ? 290 : 336]
    const glassTop = top + 96
    const size = tall ? 470 : 318
    return `${roofOf(x, top, w, s)}${wallOf(x, top, w, GROUND - top, s)}${sign(x, top + 14, w, 66, s, place.sign)}${hall(x + 36, glassTop, w - 72, GROUND - glassTop, s, place.pictures, size)}`
  },
  service: (s, r, place) =>
    `${roofOf(200, 352, 1100, s)}${wallOf(200, 352, 1100, GROUND - 352, s)}${sign(200, 366, 1100, 58, s, place.sign)}${doors(220, 446, 1060, GROUND - 446, 4, s, place.pictures)}`,
  parts: (s, r, place) =>
    `${roofOf(230, 372, 980, s)}${wallOf(230, 372, 980, GROUND - 372, s)}${sign(230, 386, 980, 58, s, place.sign)}${shelves(270, 470, 560, GROUND - 470, s, r)}${doors(850, 470, 330, GROUND - 470, 1, s, [])}`,
  tower: (s, r, place) => {
    const floors = Array.from({ length: 8 }, (_, i) =>
      Array.from({ length: 11 }, (_, n) =>
        rect(486 + n * 43, 116 + i * 50, 37, 38, r() > 0.4 ? s.glow : '#39456b', `opacity="${0.5 + r() * 0.5}"`),
      ).join(''),
    ).join('')
    return `${rect(470, 96, 500, GROUND - 96, 'url(#wall)')}${floors}${rect(454, 80, 532, 18, s.roof)}${sign(400, 530, 640, 56, s, place.sign)}${hall(400, 586, 640, GROUND - 586, s, [], 0)}`
  },
}

const drawing = (site, place) => {
  const s = styles[site]
  const r = sequence(place.seed)
  const sizes = [470, 318, 1.02 * (1060 / 4 - 24)]
  const stops = (colours) =>
    colours.map((c, i) => `<stop offset="${i / (colours.length - 1)}" stop-color="${c}"/>`).join('')
  const down = (id, colours) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(colours)}</linearGradient>`
  const clouds = Array.from(
    { length: 7 },
    () =>
      `<ellipse cx="${r() * W}" cy="${120 + r() * 330}" rx="${160 + r() * 260}" ry="${6 + r() * 16}" fill="${r() > 0.5 ? s.sky[2] : s.sky[0]}" opacity="${0.16 + r() * 0.22}" filter="url(#soft)"/>`,
  ).join('')
  const building = kinds[place.kind](s, r, place)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="${place.kind === 'tower' ? `0 0 ${W} ${H}` : '150 146 1200 750'}" font-family="sign">
<defs>
${down('sky', s.sky)}${down('wall', s.wall)}${down('ground', s.ground)}${down('inside', ['#fff3da', s.glow, '#d8b98a'])}${down('floor-lit', ['#b99a70', '#e8cfa4'])}${down('shutter', ['#76808f', '#3d4552'])}
<linearGradient id="reflection" x1="0" y1="0" x2="1" y2="0.5"><stop offset="0" stop-color="${s.sky[1]}" stop-opacity="0.42"/><stop offset="0.3" stop-color="${s.sky[1]}" stop-opacity="0.04"/><stop offset="0.62" stop-color="${s.sky[1]}" stop-opacity="0.24"/><stop offset="1" stop-color="#000" stop-opacity="0.1"/></linearGradient>
<radialGradient id="halo"><stop offset="0" stop-color="${s.glow}" stop-opacity="0.85"/><stop offset="1" stop-color="${s.glow}" stop-opacity="0"/></radialGradient>
<linearGradient id="fading" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.62"/><stop offset="0.85" stop-color="#fff" stop-opacity="0"/></linearGradient>
<mask id="wet">${rect(0, GROUND, W, H - GROUND, 'url(#fading)')}</mask>
<radialGradient id="corners" cx="0.5" cy="0.52" r="0.75"><stop offset="0.6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.5"/></radialGradient>
${sizes.map(feather).join('')}
<filter id="soft" x="-50%" y="-400%" width="200%" height="900%"><feGaussianBlur stdDeviation="20"/></filter><filter id="blur" x="-20%" y="-100%" width="140%" height="300%"><feGaussianBlur stdDeviation="9"/></filter><filter id="near"><feGaussianBlur stdDeviation="1.2"/></filter><filter id="far"><feGaussianBlur stdDeviation="2.6"/></filter><filter id="mirror" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="3 11"/></filter>
<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 0.5 0 0 0 0 0.5 0 0 0 0 0.5 0 0 0 0.5 0"/></filter>
</defs>
${rect(0, 0, W, H, 'url(#sky)')}${clouds}
<g filter="url(#far)">${horizons[s.horizon](s, r)}${tree(60, 250, s.near, r)}${tree(1400, 290, s.near, r)}${tree(1320, 180, s.near, r)}</g>
<ellipse cx="720" cy="${GROUND - 60}" rx="760" ry="210" fill="url(#halo)" opacity="0.34"/>
${rect(0, GROUND, W, H - GROUND, 'url(#ground)')}
<g id="building">${building}</g>
<g mask="url(#wet)"><g transform="matrix(1 0 0 -1 0 ${GROUND * 2})" filter="url(#mirror)"><use href="#building"/></g></g>
${rect(0, GROUND, W, 5, '#000', 'opacity="0.45"')}
<ellipse cx="720" cy="${GROUND + 16}" rx="620" ry="44" fill="${s.glow}" opacity="0.22" filter="url(#soft)"/>
${hedge(20, 130, '#141b18', r)}${hedge(1280, 150, '#141b18', r)}${lamp(166, 250, s)}${lamp(1318, 250, s)}
${Array.from({ length: 9 }, (_, i) => `<path d="M${720 + (i - 4) * 168} ${GROUND + 46} L${720 + (i - 4) * 360} ${H}" stroke="#fff" stroke-width="2.5" opacity="0.12"/>`).join('')}
${rect(0, 0, W, H, 'url(#corners)')}<rect width="${W}" height="${H}" filter="url(#grain)" opacity="0.07" style="mix-blend-mode:overlay"/>
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
    const vehicles = vehiclesOf({ site, slug, number, kind })
    const pictures = await Promise.all(
      vehicles.map(async (token) => token && { url: await photo(token), light: /white|sand|silver/.test(token) }),
    )
    const place = { slug, number, kind, sign: name, vehicles, pictures, seed: 7 + number * 97 + site.length * 1013 }
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
