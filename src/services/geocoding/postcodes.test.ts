import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'postcodes-'))
  vi.resetModules()
  vi.doMock('@/src/env', () => ({ env: () => ({ DATA_DIR: folder }) }))
})
afterEach(() => {
  vi.doUnmock('@/src/env')
  rmSync(folder, { recursive: true })
})
const service = () => import('./postcodes')

test('ALRT-05 main postcodes are known without any list, and nobody is asked', async () => {
  const { findPostcode } = await service()
  expect(await findPostcode('3000')).toMatchObject({ locality: 'Melbourne', state: 'VIC' })
  expect(await findPostcode('0800')).toMatchObject({ locality: 'Darwin' })
  expect(await findPostcode('9999')).toBeNull()
})

test('ALRT-05 a loaded list wins, a later version of it too, and what it lacks is still known', async () => {
  const { findPostcode } = await service()
  const file = join(folder, 'postcodes.csv')
  const list = 'postcode,locality,state,lat,lng\n2731,"Moama, East",NSW,-36.1,144.7\n2731,Bunnaloo,NSW,-35.7,144.6\n'
  writeFileSync(file, list)
  expect(await findPostcode('2731', 1)).toMatchObject({ locality: 'Moama, East', lat: -35.7 })
  expect(await findPostcode('3000', 2)).not.toBeNull()
  rmSync(file)
  expect(await findPostcode('2731', 70_000)).toBeNull()
})

test('ALRT-05 lines that name no place are left out; a list without its columns is refused', async () => {
  const { parsePostcodes } = await service()
  const csv =
    '\uFEFFLat,Lng,Postcode,Locality,State\n-12.4,130.8,800,Darwin,NT\nx,y,0801,Nowhere,NT\n0,0,0802,Zero,NT\n\n'
  expect([...parsePostcodes(csv).keys()]).toEqual(['0800'])
  expect(() => parsePostcodes('a,b\n1,2')).toThrow(/no column 'postcode'/)
})
