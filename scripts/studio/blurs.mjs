// Writes src/domain/media/shippedBlurs.json: for each picture of public/studio that pages show a tiny one, seen until it has loaded.
// npx tsx scripts/studio/blurs.mjs
import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { blurOfPicture } from '../../src/payload/media/blurOfPicture.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Frames of an orbit are all loaded before it is shown. */
const SKIPPED = /\/orbit\//

const files = await readdir(path.join(ROOT, 'public/studio'), { recursive: true })
const addresses = files
  .filter((file) => file.endsWith('.webp'))
  .map((file) => `/studio/${file}`)
  .filter((address) => !SKIPPED.test(address))
  .sort()

const blurs = {}
for (const address of addresses) {
  const blur = await blurOfPicture(path.join(ROOT, 'public', address))
  if (blur !== null) blurs[address] = blur
}
await writeFile(path.join(ROOT, 'src/domain/media/shippedBlurs.json'), `${JSON.stringify(blurs, null, 2)}\n`)
console.log(`${Object.keys(blurs).length} of ${addresses.length} pictures`)
