/**
 * Writes the static assets the sites use out of the packages that hold them: fonts, the icon sprite and the makes' and
 * payment cards' logos. Run it after adding an icon or a make: `node scripts/siteAssets.ts`. Its output is committed.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fonts, icons, makeLogos, paymentLogos } from './siteAssets.list.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const modules = join(root, 'node_modules')

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const attributes = (values: Record<string, unknown>): string =>
  Object.entries(values)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name}="${String(value)}"`)
    .join('')

const lucideSymbol = async (name: string): Promise<string> => {
  const file = join(modules, 'lucide-react/dist/esm/icons', `${name}.mjs`)
  const alias = /export \{ default \} from '\.\/(.+?)'/.exec(readFileSync(file, 'utf8'))?.[1]
  const icon: unknown = await import(alias ? join(dirname(file), alias) : file)
  const data = isRecord(icon) && isRecord(icon.__iconData) ? icon.__iconData.node : null
  if (!Array.isArray(data)) throw new Error(`No drawing for the icon '${name}'.`)
  const shapes = data.map((shape: unknown) => {
    if (!Array.isArray(shape) || !isRecord(shape[1])) throw new Error(`Unknown shape in the icon '${name}'.`)
    return `<${String(shape[0])}${attributes(shape[1])}/>`
  })
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</symbol>`
}

const logoSymbol = (source: string): string => {
  const svg = readFileSync(join(modules, 'simple-icons/icons', `${source}.svg`), 'utf8')
  const path = /<path d="([^"]+)"/.exec(svg)?.[1]
  if (!path) throw new Error(`No drawing for the logo '${source}'.`)
  return `<symbol id="logo" viewBox="0 0 24 24" fill="currentColor"><path d="${path}"/></symbol>`
}

const sprite = (symbols: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`

/** A picture in its own right, for masks, and a symbol to be used in a page. */
const logo = (source: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${logoSymbol(source)}\n<use href="#logo"/>\n</svg>\n`

const listModule = (name: string, doc: string, values: string[]): string =>
  `/** ${doc} Written by scripts/siteAssets.ts. */\nexport const ${name} = [\n${values.map((value) => `  '${value}',`).join('\n')}\n] as const\n`

mkdirSync(join(root, 'public/fonts'), { recursive: true })
for (const font of fonts) {
  const folder = join(modules, '@fontsource-variable', font)
  copyFileSync(join(folder, `files/${font}-latin-wght-normal.woff2`), join(root, `public/fonts/${font}.woff2`))
  copyFileSync(join(folder, 'LICENSE'), join(root, `public/fonts/${font}.LICENSE.txt`))
}
writeFileSync(join(root, 'public/icons.svg'), sprite(await Promise.all(icons.map(lucideSymbol))))
mkdirSync(join(root, 'public/logos'), { recursive: true })
for (const [slug, source] of Object.entries({ ...makeLogos, ...paymentLogos })) {
  writeFileSync(join(root, `public/logos/${slug}.svg`), logo(source))
}
writeFileSync(join(root, 'src/components/ui/iconNames.ts'), listModule('iconNames', 'Icons in /icons.svg.', [...icons]))
writeFileSync(
  join(root, 'src/components/site/makeLogoSlugs.ts'),
  listModule(
    'makeLogoSlugs',
    'Make slugs with a logo in /logos; every other make gets a text mark.',
    Object.keys(makeLogos),
  ),
)
