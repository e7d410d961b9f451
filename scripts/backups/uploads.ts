import { constants, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { copyFile, cp, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { LauncherEnv } from '../../src/env.ts'
import { filesBelow, type Manifest } from './manifest.ts'

/** Folders of DATA_DIR that hold what people uploaded, by collection. */
export const UPLOAD_FOLDERS = ['media', 'documents'] as const
/** Single files of DATA_DIR that an operator put there. */
const SINGLE_FILES = ['postcodes.csv'] as const

type Uploads = Manifest['uploads']

/** Whether a copy is whole: the file has not been written to since. A file that is being uploaded is copied in part. */
const isWhole = (file: string, copy: string): boolean => {
  if (!existsSync(copy)) return false
  const [original, made] = [statSync(file, { throwIfNoEntry: false }), statSync(copy)]
  return !original || (original.size === made.size && original.mtimeMs <= made.mtimeMs)
}

/** Copies files that the copy lacks or has in part; what disappears meanwhile was deleted by its editor. */
const copyNew = async (from: string, to: string): Promise<void> => {
  for (const file of await filesBelow(from)) {
    if (isWhole(join(from, file), join(to, file))) continue
    await mkdir(dirname(join(to, file)), { recursive: true })
    await copyFile(join(from, file), join(to, file), constants.COPYFILE_FICLONE).catch((error: unknown) => {
      if (existsSync(join(from, file))) throw error
    })
  }
}

/**
 * Copies the uploads into a backup. Called before and after the rows are read, so that every row's file is there: one that is
 * deleted while the backup runs was copied before, one that is new is copied after.
 */
export const copyUploads = async (settings: LauncherEnv, dataDir: string, folder: string): Promise<Uploads> => {
  if (settings.S3_BUCKET) return { kind: 's3', bucket: settings.S3_BUCKET }
  const to = join(folder, 'uploads')
  for (const name of UPLOAD_FOLDERS) await copyNew(join(dataDir, name), join(to, name))
  for (const name of SINGLE_FILES) if (existsSync(join(dataDir, name))) await cp(join(dataDir, name), join(to, name))
  const files = await filesBelow(to)
  return {
    kind: 'disk',
    files: files.length,
    bytes: files.reduce((sum, file) => sum + statSync(join(to, file)).size, 0),
  }
}

const newOf = (path: string): string => `${path}.restoring`
const oldOf = (path: string): string => `${path}.before-restore`

/** Copies a backup's uploads beside those there are; `swapIn` makes them the ones in use. */
export const stageUploads = async (folder: string, dataDir: string, { kind }: Uploads): Promise<() => void> => {
  if (kind === 's3') return () => undefined
  const names = [...UPLOAD_FOLDERS, ...SINGLE_FILES]
  for (const name of names) {
    const fresh = newOf(join(dataDir, name))
    rmSync(fresh, { recursive: true, force: true })
    if (existsSync(join(folder, 'uploads', name))) await cp(join(folder, 'uploads', name), fresh, { recursive: true })
    else if (!name.includes('.')) await mkdir(fresh)
  }
  return () => {
    for (const name of names) {
      const path = join(dataDir, name)
      rmSync(oldOf(path), { recursive: true, force: true })
      if (existsSync(path)) renameSync(path, oldOf(path))
      if (existsSync(newOf(path))) renameSync(newOf(path), path)
      rmSync(oldOf(path), { recursive: true, force: true })
    }
  }
}
