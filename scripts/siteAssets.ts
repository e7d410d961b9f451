/**
 * Writes the static assets the sites use out of the packages that hold them: fonts, the icon sprite and the makes' and
 * payment cards' logos. Run it after adding an icon or a make: `node scripts/siteAssets.ts`. Its output is committed.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { cardIcons, fonts, icons, makeLogos, paymentLogos, scriptIcons } from './siteAssets.list.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const modules = join(root, 'node_modules')

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const attributes = (values: Record<string, unknown>): string =>
  Object.entries(values)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name}="${String(value)}"`)
    .join('')

/** A path that may follow another: its first move counts from the corner. */
const absolute = (path: string): string =>
  path.replace(
    /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*(?=([-\d.])?)/,
    (_, x: string, y: string, more?: string) => `M${x} ${y}${more ? 'l' : ''}`,
  )

const ring = ({ cx, cy, r }: Record<string, unknown>): string =>
  `M${Number(cx) - Number(r)} ${String(cy)}a${String(r)} ${String(r)} 0 1 0 ${2 * Number(r)} 0a${String(r)} ${String(r)} 0 1 0 ${-2 * Number(r)} 0`

/** The drawing of an icon in as few elements as it takes, without the `svg` around it. */
const lucideShapes = async (name: string): Promise<string> => {
  const file = join(modules, 'lucide-react/dist/esm/icons', `${name}.mjs`)
  const alias = /export \{ default \} from '\.\/(.+?)'/.exec(readFileSync(file, 'utf8'))?.[1]
  const icon: unknown = await import(alias ? join(dirname(file), alias) : file)
  const data = isRecord(icon) && isRecord(icon.__iconData) ? icon.__iconData.node : null
  if (!Array.isArray(data)) throw new Error(`No drawing for the icon '${name}'.`)
  let line = ''
  const others = data.flatMap((shape: unknown) => {
    if (!Array.isArray(shape) || !isRecord(shape[1])) throw new Error(`Unknown shape in the icon '${name}'.`)
    const [tag, values] = [String(shape[0]), shape[1]]
    const path =
      'fill' in values ? null : tag === 'path' ? absolute(String(values.d)) : tag === 'circle' ? ring(values) : null
    line += path ?? ''
    return path === null ? [`<${tag}${attributes(values)}/>`] : []
  })
  return (line && `<path d="${line}"/>`) + others.join('')
}

/** Line and colour come from the page (`icon` in globals.css). */
const symbol = ([name, shapes]: readonly [string, string]): string =>
  `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`

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

const shapesModule = (name: string, doc: string, shapes: (readonly [string, string])[]): string =>
  `/** ${doc} Written by scripts/siteAssets.ts. */\nexport const ${name} = {\n${shapes.map(([icon, drawing]) => `  '${icon}': '${drawing}',`).join('\n')}\n} as const\n`

/** A module as the project's formatter leaves it. */
const writeModule = async (file: string, text: string): Promise<void> => {
  const path = join(root, file)
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }))
}

mkdirSync(join(root, 'public/fonts'), { recursive: true })
for (const font of fonts) {
  const folder = join(modules, '@fontsource-variable', font)
  copyFileSync(join(folder, `files/${font}-latin-wght-normal.woff2`), join(root, `public/fonts/${font}.woff2`))
  copyFileSync(join(folder, 'LICENSE'), join(root, `public/fonts/${font}.LICENSE.txt`))
}
const shapes = await Promise.all(icons.map(async (name) => [name, await lucideShapes(name)] as const))
const shapesOf = (names: readonly string[]) => shapes.filter(([name]) => names.includes(name))
writeFileSync(join(root, 'public/icons.svg'), sprite(shapes.map(symbol)))
await writeModule('src/components/ui/iconShapes.ts', shapesModule('iconShapes', 'Every icon.', shapes))
await writeModule(
  'src/components/ui/iconShapes.browser.ts',
  shapesModule('iconShapes', 'The few icons that scripts bring along.', shapesOf(scriptIcons)),
)
await writeModule(
  'src/components/cards/cardIcons.ts',
  shapesModule('cardIcons', 'The icons of a car’s card.', shapesOf(cardIcons)),
)
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
