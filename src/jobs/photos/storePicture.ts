import { createHash } from 'node:crypto'
import { readdir, rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { slugify } from '@/src/domain/site/slugify'
import type { Picture } from '@/src/services/photos/readPicture'

/** The storage accepts no files: every photo waits and none is given up. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}

interface NewPicture extends Picture {
  tenantId: string
  /** Alternative text. */
  alt: string
  bytes: Buffer
}

const storedId = async (payload: Payload, tenantId: string, hash: string): Promise<string | null> => {
  const { docs } = await payload.find({
    collection: 'media',
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    select: {},
    where: { tenant: { equals: tenantId }, content_hash: { equals: hash }, source: { equals: 'feed' } },
  })
  return docs[0]?.id ?? null
}

const localFolder = (payload: Payload): string | null => {
  const { staticDir, disableLocalStorage } = payload.collections.media.config.upload
  return disableLocalStorage ? null : (staticDir ?? null)
}

/**
 * Deletes the files of a picture whose row was not created. Their name is unique (`uniqueFileName`), so no other
 * picture uses them.
 */
const removeHalf = async (folder: string, fileName: string): Promise<void> => {
  const base = path.parse(fileName).name
  const names = await readdir(folder).catch(() => [])
  await Promise.all(
    names.filter((name) => name.startsWith(base)).map((name) => rm(path.join(folder, name), { force: true })),
  )
}

const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null

/**
 * Tests by writing a file why the disk refuses one; returns null when it does not. Payload itself only says that "there
 * was a problem".
 */
const diskTrouble = async (folder: string): Promise<string | null> => {
  const probe = path.join(folder, `.probe-${process.pid}`)
  try {
    await writeFile(probe, Buffer.alloc(4_000_000))
    return null
  } catch (error) {
    const code = codeOf(error) ?? 'unknown'
    if (code !== 'ENOSPC' && code !== 'EDQUOT') return `The folder for pictures cannot be written (${code}).`
    const free = await statfs(folder).then(
      ({ bavail, bsize }) => Math.round((bavail * bsize) / 1_000_000),
      () => 0,
    )
    return `The disk for pictures is full (${free} MB left). Photos wait until there is space.`
  } finally {
    await rm(probe, { force: true }).catch(() => undefined)
  }
}

const create = async (payload: Payload, picture: NewPicture, hash: string): Promise<string> => {
  const { tenantId, alt, bytes, mimetype, extension } = picture
  const name = `${slugify(alt).slice(0, 60) || 'photo'}.${extension}`
  const file = { data: bytes, mimetype, name, size: bytes.length }
  try {
    const { id } = await payload.create({
      collection: 'media',
      depth: 0,
      overrideAccess: true,
      data: { tenant: tenantId, alt, source: 'feed', content_hash: hash },
      file,
    })
    return id
  } catch (error) {
    const folder = localFolder(payload)
    const trouble = folder === null ? null : await diskTrouble(folder)
    // Payload renames the upload to a unique name when it accepts it; under the original name nothing was written.
    if (folder !== null && file.name !== name) await removeHalf(folder, file.name)
    if (trouble !== null) throw new StorageError(trouble)
    const same = await storedId(payload, tenantId, hash)
    if (same !== null) return same
    throw error
  }
}

/** Identical pictures being stored now: the second waits for the first. */
const underWay = new Map<string, Promise<string>>()

/**
 * The media row of a picture: one for each dealership and content (FEED-08). Returns its id. When two processes store
 * the same picture at once, a unique index refuses the second, which then uses the first one's row.
 *
 * @throws StorageError when the disk accepts no file; nothing is left behind then.
 */
export const storePicture = async (payload: Payload, picture: NewPicture): Promise<string> => {
  const hash = createHash('sha256').update(picture.bytes).digest('hex')
  const key = `${picture.tenantId}:${hash}`
  const store = async (): Promise<string> =>
    (await storedId(payload, picture.tenantId, hash)) ?? create(payload, picture, hash)
  const running = underWay.get(key) ?? store().finally(() => underWay.delete(key))
  underWay.set(key, running)
  return running
}
