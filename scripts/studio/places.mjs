// Draws the buildings of the demo dealerships' locations at dusk: npx tsx scripts/studio/places.mjs [slug]
// Vector drawings with the studio's vehicles behind their glass, photographed by Chromium so that signs are set in each
// site's own font.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { cutOut } from './placeCars.mjs'
import {
  bays,
  canopy,
  flags,
  hall,
  parked,
  pennants,
  portal,
  pylon,
  sawRoof,
  shelves,
  shutters,
  sign,
  wallOf,
} from './placeParts.mjs'
import { GROUND, H, hedge, horizons, lamp, morning, rect, styles, tree, W } from './placeScenery.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** The same numbers at every run. */
const sequence = (seed) => () => (seed = (seed * 1664525 + 1013904223) % 4294967296) / 4294967296

/** Where the wheels of a picture are, as a share of its height. */
const FOOT = { hero: 0.885, side: 0.86 }

const carOf = async (token) => {
  const url = await cutOut(root, token)
  return { url, share: token.endsWith('/side') ? FOOT.side : FOOT.hero, wide: token.startsWith('caravan') }
}

const CARS = [
  'suv/blue',
  'hatch/red',
  'ute/orange',
  'wagon/navy',
  'crossover/green',
  'sedan/black',
  'suv/red',
  'city-hatch/blue',
]
const LIFTED = ['suv/blue/side', 'crossover/orange/side', 'city-hatch/red/side', 'wagon/navy/side']

/** The vehicles before a place, by the beginning of its name, else by its kind; of a workshop the first one is on the lift. */
const vehiclesOf = ({ site, slug, number, kind }) => {
  if (slug.startsWith('caravans')) return ['caravan/sand/side', 'caravan/white/side']
  if (slug.startsWith('motorcycles')) return ['cruiser/black', 'adventure/orange', 'cruiser/blue', 'cruiser/black']
  if (slug.startsWith('trucks')) return ['truck/blue', 'tipper/blue']
  if (kind === 'service' && site.startsWith('big-rig')) return ['caravan/white/side', 'truck/blue']
  const car = (i) => CARS[(number * 3 + site.length + i) % CARS.length]
  if (kind === 'service') return [LIFTED[(number + site.length) % LIFTED.length], car(1)]
  if (kind === 'parts') return [`van/white`]
  return [0, 1, 2, 3].map(car)
}

const roofOf = (x, y, w, s) => {
  if (s.brick) return sawRoof(x, y, w, s)
  if (s.gable)
    return `<path d="M${x - 30} ${y} L${x + w / 2} ${y - 86} L${x + w + 30} ${y} Z" fill="${s.roof}"/><path d="M${x - 30} ${y} L${x + w / 2} ${y - 86}" stroke="${s.glow}" stroke-width="2" opacity="0.4"/>`
  return `${rect(x - 44, y - 20, w + 88, 22, s.roof)}${rect(x - 44, y + 2, w + 88, 2, s.glow, 'opacity="0.65"')}`
}

/** Vehicles side by side on the forecourt, from the left. */
const row = (cars, { from, to, foot, size }) =>
  cars
    .map((car, i) =>
      parked(car, from + ((to - from - size) * i) / Math.max(1, cars.length - 1), foot + (i % 2) * 10, size),
    )
    .join('')

/** Halls of the sites' showrooms: beside a portal; long and low with flags; under an open roof with pennants. */
const halls = [
  (s, place) => ({
    building: `${roofOf(330, 350, 940, s)}${wallOf(330, 350, 940, GROUND - 350, s)}${sign(520, 364, 750, 66, s, place.sign)}${hall(540, 446, 700, GROUND - 446, s)}${portal(352, 318, 160, GROUND, s)}`,
    before: row(place.cars.slice(0, 2), { from: 520, to: 1330, foot: GROUND + 118, size: 400 }),
    more: pylon(196, 300, GROUND, s, place.sign),
  }),
  (s, place) => ({
    building: `${roofOf(250, 410, 900, s)}${wallOf(250, 410, 900, GROUND - 410, s)}${hall(282, 478, 836, GROUND - 478, s)}${sign(250, 416, 900, 54, s, place.sign)}`,
    before: row(place.cars.slice(0, 3), { from: 180, to: 1330, foot: GROUND + 124, size: 400 }),
    more: flags([176, 1192, 1268], 330, GROUND, s),
  }),
  (s, place) => ({
    building: `${wallOf(880, 392, 380, GROUND - 392, s)}${roofOf(880, 392, 380, s)}${hall(906, 470, 328, GROUND - 470, s)}${sign(880, 400, 380, 54, s, place.sign)}${canopy(200, 430, 640, GROUND, s)}`,
    before: `${row(place.cars.slice(0, 2), { from: 210, to: 820, foot: GROUND + 34, size: 300 })}${row(place.cars.slice(2, 4), { from: 380, to: 1290, foot: GROUND + 150, size: 400 })}`,
    more: pennants(190, 330, 1080, s),
  }),
]

/** Large vehicles stand before a plain hall. */
const largeHall = (s, place) => ({
  building: `${roofOf(226, 320, 1020, s)}${wallOf(226, 320, 1020, GROUND - 320, s)}${sign(226, 334, 1020, 66, s, place.sign)}${hall(262, 420, 948, GROUND - 420, s)}`,
  before: row(place.cars, { from: 176, to: 1326, foot: GROUND + 126, size: 550 }),
  more: '',
})

const kinds = {
  sales: (s, r, place) => (/^(caravans|trucks)/.test(place.slug) ? largeHall : halls[place.turn])(s, place),
  service: (s, r, place) => {
    const { building } = bays(216, 452, 1068, GROUND - 452, s, place.cars)
    const size = /^truck/.test(place.vehicles[1]) ? 470 : 380
    return {
      building: `${roofOf(200, 372, 1100, s)}${wallOf(200, 372, 1100, GROUND - 372, s)}${sign(200, 384, 1100, 54, s, place.sign)}${building}`,
      before: parked(place.cars[1], 1310 - size, GROUND + 112, size),
      more: '',
    }
  },
  parts: (s, r, place) => ({
    building: `${roofOf(230, 372, 980, s)}${wallOf(230, 372, 980, GROUND - 372, s)}${sign(230, 386, 980, 58, s, place.sign)}${shelves(270, 470, 560, GROUND - 470, s, r)}${shutters(850, 470, 330, GROUND - 470, 1)}`,
    before: parked(place.cars[0], 860, GROUND + 112, 400),
    more: '',
  }),
  tower: (s, r, place) => {
    const floors = Array.from({ length: 8 }, (_, i) =>
      Array.from({ length: 11 }, (_, n) =>
        rect(486 + n * 43, 116 + i * 50, 37, 38, r() > 0.4 ? s.glow : '#39456b', `opacity="${0.5 + r() * 0.5}"`),
      ).join(''),
    ).join('')
    return {
      building: `${rect(470, 96, 500, GROUND - 96, 'url(#wall)')}${floors}${rect(454, 80, 532, 18, s.roof)}${sign(400, 530, 640, 56, s, place.sign)}${hall(400, 586, 640, GROUND - 586, s)}`,
      before: '',
      more: '',
    }
  },
}

const drawing = (site, place) => {
  const s = { ...styles[site], ...(place.turn === 1 ? morning : {}), brand: place.brand }
  const r = sequence(place.seed)
  const stops = (colours) =>
    colours.map((c, i) => `<stop offset="${i / (colours.length - 1)}" stop-color="${c}"/>`).join('')
  const down = (id, colours) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(colours)}</linearGradient>`
  const clouds = Array.from(
    { length: 7 },
    () =>
      `<ellipse cx="${r() * W}" cy="${120 + r() * 330}" rx="${160 + r() * 260}" ry="${6 + r() * 16}" fill="${r() > 0.5 ? s.sky[2] : s.sky[0]}" opacity="${0.16 + r() * 0.22}" filter="url(#soft)"/>`,
  ).join('')
  const { building, before, more } = kinds[place.kind](s, r, place)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="${place.kind === 'tower' ? `0 0 ${W} ${H}` : '150 146 1200 750'}" font-family="sign">
<defs>
${down('sky', s.sky)}${down('wall', s.wall)}${down('ground', s.ground)}${down('inside', ['#fff3da', s.glow, '#d8b98a'])}${down('floor-lit', ['#b99a70', '#e8cfa4'])}${down('shutter', ['#76808f', '#3d4552'])}
<linearGradient id="reflection" x1="0" y1="0" x2="1" y2="0.5"><stop offset="0" stop-color="${s.sky[1]}" stop-opacity="0.42"/><stop offset="0.3" stop-color="${s.sky[1]}" stop-opacity="0.04"/><stop offset="0.62" stop-color="${s.sky[1]}" stop-opacity="0.24"/><stop offset="1" stop-color="#000" stop-opacity="0.1"/></linearGradient>
<radialGradient id="halo"><stop offset="0" stop-color="${s.glow}" stop-opacity="0.85"/><stop offset="1" stop-color="${s.glow}" stop-opacity="0"/></radialGradient>
<linearGradient id="fading" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.62"/><stop offset="0.85" stop-color="#fff" stop-opacity="0"/></linearGradient>
<mask id="wet">${rect(0, GROUND, W, H - GROUND, 'url(#fading)')}</mask>
<radialGradient id="corners" cx="0.5" cy="0.52" r="0.75"><stop offset="0.6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.5"/></radialGradient>
<filter id="soft" x="-50%" y="-400%" width="200%" height="900%"><feGaussianBlur stdDeviation="20"/></filter><filter id="blur" x="-20%" y="-100%" width="140%" height="300%"><feGaussianBlur stdDeviation="9"/></filter><filter id="near"><feGaussianBlur stdDeviation="1.2"/></filter><filter id="far"><feGaussianBlur stdDeviation="2.6"/></filter><filter id="mirror" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="3 11"/></filter>
<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 0.5 0 0 0 0 0.5 0 0 0 0 0.5 0 0 0 0.5 0"/></filter>
</defs>
${rect(0, 0, W, H, 'url(#sky)')}${clouds}
<g filter="url(#far)">${horizons[s.horizon](s, r)}${tree(60, 250, s.near, r)}${tree(1400, 290, s.near, r)}${tree(1320, 180, s.near, r)}</g>
<ellipse cx="720" cy="${GROUND - 60}" rx="760" ry="210" fill="url(#halo)" opacity="0.34"/>
${rect(0, GROUND, W, H - GROUND, 'url(#ground)')}
${more}<g id="building">${building}</g>
<g mask="url(#wet)"><g transform="matrix(1 0 0 -1 0 ${GROUND * 2})" filter="url(#mirror)"><use href="#building"/></g></g>
${rect(0, GROUND, W, 5, '#000', 'opacity="0.45"')}
<ellipse cx="720" cy="${GROUND + 16}" rx="620" ry="44" fill="${s.glow}" opacity="0.22" filter="url(#soft)"/>
${hedge(20, 130, '#141b18', r)}${hedge(1280, 150, '#141b18', r)}${place.turn === 1 ? '' : `${lamp(166, 250, s)}${lamp(1318, 250, s)}`}
${Array.from({ length: 8 }, (_, i) => `<path d="M${720 + (i - 3.5) * 168} ${GROUND + 30} L${720 + (i - 3.5) * 250} ${GROUND + 130}" stroke="#fff" stroke-width="4" opacity="0.3"/>`).join('')}${rect(0, GROUND + 6, W, 12, '#9aa0a8', 'opacity="0.5"')}
${before}
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
for (const { slug: site, locations, theme } of demoTenants)
  for (const [number, { slug, name, type }] of locations.entries()) {
    if (only && only !== slug) continue
    const kind = slug === 'head-office' ? 'tower' : type
    const vehicles = vehiclesOf({ site, slug, number, kind })
    const cars = await Promise.all(vehicles.map(carOf))
    const turn = (number + styles[site].first) % 3
    const place = {
      turn,
      slug,
      number,
      kind,
      sign: name,
      vehicles,
      cars,
      brand: theme.brand,
      seed: 7 + number * 97 + site.length * 1013,
    }
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
