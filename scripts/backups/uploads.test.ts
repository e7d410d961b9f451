import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { launcherEnv } from '../../src/env.ts'
import { copyUploads } from './uploads.ts'

test('OPS-03 a file that was being uploaded when it was copied is whole in the backup, one deleted since is kept', async () => {
  const home = mkdtempSync(join(tmpdir(), 'forecourt-uploads-'))
  const [data, backup] = [join(home, 'data'), join(home, 'backup')]
  const inData = (name: string): string => join(data, 'media', name)
  const settings = launcherEnv({ DATA_DIR: data })
  try {
    mkdirSync(join(data, 'media'), { recursive: true })
    for (const name of ['half.webp', 'deleted.webp']) writeFileSync(inData(name), 'first')
    await copyUploads(settings, data, backup)
    appendFileSync(inData('half.webp'), ' and second half')
    rmSync(inData('deleted.webp'))
    writeFileSync(inData('new.webp'), 'new')
    expect(await copyUploads(settings, data, backup)).toMatchObject({ files: 3 })
    const kept = (name: string): string => readFileSync(join(backup, 'uploads/media', name), 'utf8')
    expect(['half.webp', 'deleted.webp', 'new.webp'].map(kept)).toEqual(['first and second half', 'first', 'new'])
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
})
