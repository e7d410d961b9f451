// Writes the signs of the demo's buildings, each in its site's own font, places.json, which says what is built where, and
// {site}.json for the yards where used cars are photographed:
// npx tsx scripts/studio/signs.mjs (CHROMIUM_PATH, STUDIO_CACHE). run_places.py renders the buildings.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { demoTenants } from '../../tenants/demo/demoTenants.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const folder = join(process.env.STUDIO_CACHE ?? join(tmpdir(), 'studio-cache'), 'places')

/** Font and letters of each site's signs. */
const SIGNS = {
  'harbour-city': { font: 'manrope', letters: '#ffffff' },
  'second-gear': { font: 'outfit', letters: '#ffd23f' },
  'northline-mazda': { font: 'figtree', letters: '#ffffff' },
  'big-rig-leisure': { font: 'sora', letters: '#fff3d6' },
  'apex-motor-group': { font: 'inter', letters: '#e9d9a6' },
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({ viewport: { width: 3600, height: 300 } })
mkdirSync(folder, { recursive: true })

/** Draws `name` into {file}.png: where that is, and how often its width holds its height. */
const draw = async (site, file, name) => {
  const { font, letters } = SIGNS[site]
  const data = readFileSync(join(root, `public/fonts/${font}.woff2`)).toString('base64')
  await page.setContent(
    `<style>@font-face{font-family:sign;src:url(data:font/woff2;base64,${data})}*{margin:0}
    span{font:700 160px/200px sign;color:${letters};white-space:nowrap}</style><span>${name.replace('&', '&amp;')}</span>`,
  )
  await page.evaluate(() => document.fonts.load('700 20px sign').then(() => document.fonts.ready))
  const sign = join(folder, `${file}.png`)
  const { width, height } = await page.locator('span').boundingBox()
  await page.screenshot({ path: sign, omitBackground: true, clip: { x: 0, y: 0, width, height } })
  return { sign, wide: width / height }
}

const places = []
for (const { slug: site, name: siteName, locations, theme } of demoTenants) {
  const { brand } = theme
  writeFileSync(join(folder, `${site}.json`), JSON.stringify({ site, brand, ...(await draw(site, site, siteName)) }))
  for (const [number, { slug, name, type }] of locations.entries()) {
    const kind = slug === 'head-office' ? 'tower' : type
    places.push({ site, slug, number, kind, brand, ...(await draw(site, `${site}-${slug}`, name)) })
  }
}
await browser.close()
writeFileSync(join(folder, 'places.json'), JSON.stringify(places, null, 1))
