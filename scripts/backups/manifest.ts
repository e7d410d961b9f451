import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { Problem } from '../lib/Problem.ts'

/** Format of a backup's folder; a later one that this version cannot read gets another number. */
const FORMAT = 1
const MANIFEST = 'manifest.json'
/** As `sha256sum --check` reads it. */
const CHECKSUMS = 'SHA256SUMS'

const tableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.int(),
  /** The rows as COPY writes them, compressed; a path in the backup. */
  file: z.string(),
})
export type TableEntry = z.infer<typeof tableSchema>

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** Of the platform that made it. */
  version: z.string(),
  postgres: z.string(),
  /** Names of the migrations that the database had had. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string() })),
  /** Months that the analytics events had a partition of, 'yyyy_mm'. */
  partitions: z.array(z.string().regex(/^\d{4}_\d{2}$/)),
  /** `s3`: uploads are in a bucket, which keeps their versions itself. */
  uploads: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('disk'), files: z.int(), bytes: z.int() }),
    z.object({ kind: z.literal('s3'), bucket: z.string() }),
  ]),
  /** Tells whether a restored platform has the same PAYLOAD_SECRET, without giving anything of it away. */
  secretMark: z.string(),
  /** How many files have a checksum, this one included. */
  files: z.int(),
})
export type Manifest = z.infer<typeof manifestSchema>

/** Every file below a folder, by its path there, sorted. */
export const filesBelow = async (folder: string): Promise<string[]> => {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted()
}

const sha256Of = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Writes the manifest and then the checksums of all files, the manifest's too. */
export const sealBackup = async (folder: string, made: Omit<Manifest, 'format' | 'files'>): Promise<Manifest> => {
  const files = (await filesBelow(folder)).length + 1
  const manifest: Manifest = { format: FORMAT, ...made, files }
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
  const lines: string[] = []
  for (const file of await filesBelow(folder)) lines.push(`${await sha256Of(join(folder, file))}  ${file}\n`)
  await writeFile(join(folder, CHECKSUMS), lines.join(''))
  return manifest
}

const damaged = (folder: string, what: string): Problem =>
  new Problem(`The backup ${folder} is damaged: ${what}`, 'Nothing was changed. Restore another backup.')

const readManifest = (folder: string): Manifest => {
  const file = join(folder, MANIFEST)
  if (!existsSync(file))
    throw new Problem(
      `There is no backup in ${folder}.`,
      'Name the folder that npm run backup wrote: it has a manifest.json.',
    )
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw damaged(folder, `${MANIFEST} cannot be read, or is of a later version.`)
  }
}

/**
 * The manifest of a backup whose every file is as it was written. @throws Problem when one is missing, changed or added.
 */
export const verifiedManifest = async (folder: string): Promise<Manifest> => {
  const manifest = readManifest(folder)
  const list = await readFile(join(folder, CHECKSUMS), 'utf8').catch(() => '')
  const sums = new Map(
    list
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(66), line.slice(0, 64)] as const),
  )
  if (sums.size !== manifest.files) throw damaged(folder, `${CHECKSUMS} lists ${sums.size} files of ${manifest.files}.`)
  const present = (await filesBelow(folder)).filter((file) => file !== CHECKSUMS)
  const added = present.find((file) => !sums.has(file))
  if (added) throw damaged(folder, `${added} has no checksum.`)
  for (const [file, sum] of sums) {
    const found = existsSync(join(folder, file)) ? await sha256Of(join(folder, file)) : null
    if (found !== sum)
      throw damaged(folder, found === null ? `${file} is missing.` : `${file} is not what was written.`)
  }
  const lost = manifest.tables.find(({ file }) => !sums.has(file))
  if (lost) throw damaged(folder, `${lost.file} is missing.`)
  return manifest
}
