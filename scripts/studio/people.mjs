// Draws the people of the demo dealerships: node scripts/studio/people.mjs [portrait]
// How each of them looks is a line of people.jsonl; widths of the face (w, jaw, chin), shoulders and such are in the
// coordinates of peopleParts.mjs.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { clothesOf, neckOf } from './peopleClothes.mjs'
import { grounds, marks } from './peopleGrounds.mjs'
import { hairFor } from './peopleHair.mjs'
import { headOf } from './peopleParts.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const folder = join(root, 'public/studio/people')
const [W, H] = [640, 800]

const drawing = (person, ground) => {
  const clothes = clothesOf(person)
  const hair = hairFor(person)
  const lean = `transform="rotate(${person.tilt} 0 150)"`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${ground}
<g transform="translate(${W / 2} 332) scale(1.12)"><g ${lean}>${hair.back}</g>
<g transform="translate(0 -10)">${clothes.back}${neckOf(person)}${clothes.front}</g>
<g ${lean}>${hair.over}${headOf(person, hair.front)}</g></g></svg>`
}

const people = readFileSync(join(root, 'scripts/studio/people.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
mkdirSync(folder, { recursive: true })
for (const [site, ground] of Object.entries(grounds))
  for (const [number, look] of people.filter(({ portrait }) => portrait.startsWith(`${site}-`)).entries()) {
    const { portrait } = look
    if ((process.argv[2] ?? portrait) !== portrait) continue
    const svg = drawing({ ...look, mark: marks[site] }, ground(number))
    const picture = sharp(Buffer.from(svg), { density: 144 }).resize(W, H)
    writeFileSync(
      join(folder, `${portrait}.webp`),
      await picture.webp({ quality: 74, preset: 'drawing', effort: 6 }).toBuffer(),
    )
  }
