/**
 * Writes the static assets the sites use out of the packages that hold them: fonts, the makes' and payment cards'
 * logos, and the land and cities of the maps. Run it after adding a make or changing a city: `node scripts/siteAssets.ts`. Its
 * output is committed.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import subsetFont from 'subset-font'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { FONT_CHARACTERS } from '../src/documents/brochure/parts/fontCharacters.ts'
import { mainPostcodes } from '../src/services/geocoding/mainPostcodes.data.ts'
import { cityShapes, isSuburb } from './cityShapes.ts'
import { fonts, headingFonts, makeLogos, paymentLogos } from './siteAssets.list.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const modules = join(root, 'node_modules')

const logoSymbol = (source: string): string => {
  const svg = readFileSync(join(modules, 'simple-icons/icons', `${source}.svg`), 'utf8')
  const path = /<path d="([^"]+)"/.exec(svg)?.[1]
  if (!path) throw new Error(`No drawing for the logo '${source}'.`)
  return `<symbol id="logo" viewBox="0 0 24 24" fill="currentColor"><path d="${path}"/></symbol>`
}

/** A picture in its own right, for masks, and a symbol to be used in a page. */
const logo = (source: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${logoSymbol(source)}\n<use href="#logo"/>\n</svg>\n`

const listModule = (name: string, doc: string, values: string[]): string =>
  `/** ${doc} Written by scripts/siteAssets.ts. */\nexport const ${name} = [\n${values.map((value) => `  '${value}',`).join('\n')}\n] as const\n`

/** A module as the project's formatter leaves it. */
const writeModule = async (file: string, text: string): Promise<void> => {
  const path = join(root, file)
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }))
}

/** For PDFs: TTF, which fontkit reads fastest, one file for each weight, with kerning as the only feature. */
const writePrintFonts = async (): Promise<void> => {
  mkdirSync(join(root, 'public/fonts/print'), { recursive: true })
  for (const font of fonts) {
    for (const [weight, style] of [
      [400, 'Regular'],
      [700, 'Bold'],
    ] as const) {
      const name = `${font.charAt(0).toUpperCase()}${font.slice(1)}_${weight}${style}`
      const source = join(modules, '@expo-google-fonts', font, `${weight}${style}`, `${name}.ttf`)
      const options = { targetFormat: 'sfnt', keepFeatures: ['kern'], noHinting: true } as const
      const file = await subsetFont(readFileSync(source), FONT_CHARACTERS, options)
      writeFileSync(join(root, `public/fonts/print/${font}-${weight}.ttf`), file)
    }
  }
}

/** For headings: the characters of Australian sites, at one weight. */
const writeHeadingFonts = async (): Promise<void> => {
  for (const [font, wght] of Object.entries(headingFonts)) {
    const folder = join(modules, '@fontsource-variable', font)
    const source = readFileSync(join(folder, `files/${font}-latin-wght-normal.woff2`))
    const file = await subsetFont(source, FONT_CHARACTERS, { targetFormat: 'woff2', variationAxes: { wght } })
    writeFileSync(join(root, `public/fonts/${font}.woff2`), file)
    copyFileSync(join(folder, 'LICENSE'), join(root, `public/fonts/${font}.LICENSE.txt`))
  }
}

type Ring = number[][]

/** Australia and New Zealand with their islands: west, south, east, north. */
const REGION = [112, -48, 179.9, -9] as const
/** Decimals of a degree: 100 m, finer than the source's own 1:10,000,000. */
const DECIMALS = 3

const isInRegion = (ring: Ring): boolean =>
  ring.every(([lng = 0, lat = 0]) => lng > REGION[0] && lat > REGION[1] && lng < REGION[2] && lat < REGION[3])

/** Land of the maps: Natural Earth's, in the public domain. */
const land = (): object => {
  const source: Topology<{ land: GeometryCollection }> = JSON.parse(
    readFileSync(join(modules, 'world-atlas/land-10m.json'), 'utf8'),
  )
  const polygons = feature(source, source.objects.land).features.flatMap(({ geometry }): Ring[][] => {
    if (geometry.type === 'MultiPolygon') return geometry.coordinates
    return geometry.type === 'Polygon' ? [geometry.coordinates] : []
  })
  const rounded = (ring: Ring): Ring => ring.map((point) => point.map((value) => Number(value.toFixed(DECIMALS))))
  const coordinates = polygons.filter(([outline = []]) => isInRegion(outline)).map((rings) => rings.map(rounded))
  return { type: 'MultiPolygon', coordinates }
}

/** The postcodes of the capitals' middles. */
const CAPITALS = ['0800', '2000', '2601', '3000', '4000', '5000', '6000', '7000']

const towns = (): object => ({
  type: 'FeatureCollection',
  features: mainPostcodes.map(([postcode, name, , lat, lng]) => ({
    type: 'Feature',
    properties: { name, rank: CAPITALS.includes(postcode) ? 0 : 1, suburb: isSuburb(name, lat, lng) },
    geometry: { type: 'Point', coordinates: [lng, lat] },
  })),
})

mkdirSync(join(root, 'public/map'), { recursive: true })
for (const [name, data] of Object.entries({ land: land(), towns: towns(), cities: cityShapes() }))
  writeFileSync(join(root, `public/map/${name}.json`), JSON.stringify(data))
mkdirSync(join(root, 'public/fonts'), { recursive: true })
for (const font of fonts) {
  const folder = join(modules, '@fontsource-variable', font)
  copyFileSync(join(folder, `files/${font}-latin-wght-normal.woff2`), join(root, `public/fonts/${font}.woff2`))
  copyFileSync(join(folder, 'LICENSE'), join(root, `public/fonts/${font}.LICENSE.txt`))
}
await writeHeadingFonts()
await writePrintFonts()
mkdirSync(join(root, 'public/logos'), { recursive: true })
for (const [slug, source] of Object.entries({ ...makeLogos, ...paymentLogos })) {
  writeFileSync(join(root, `public/logos/${slug}.svg`), logo(source))
}
await writeModule(
  'src/components/site/makeLogoSlugs.ts',
  listModule(
    'makeLogoSlugs',
    'Make slugs with a logo in /logos; every other make gets a text mark.',
    Object.keys(makeLogos),
  ),
)
