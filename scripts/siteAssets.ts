/**
 * Writes the static assets the sites use out of the packages that hold them: fonts and the makes' and payment
 * cards' logos. Run it after adding a make: `node scripts/siteAssets.ts`. Its output is committed.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import subsetFont from 'subset-font'
import { FONT_CHARACTERS } from '../src/documents/brochure/parts/fontCharacters.ts'
import { fonts, makeLogos, paymentLogos } from './siteAssets.list.ts'

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

mkdirSync(join(root, 'public/fonts'), { recursive: true })
for (const font of fonts) {
  const folder = join(modules, '@fontsource-variable', font)
  copyFileSync(join(folder, `files/${font}-latin-wght-normal.woff2`), join(root, `public/fonts/${font}.woff2`))
  copyFileSync(join(folder, 'LICENSE'), join(root, `public/fonts/${font}.LICENSE.txt`))
}
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
