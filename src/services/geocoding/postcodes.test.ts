import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parsePostcodes } from './parsePostcodes'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'postcodes-'))
  vi.resetModules()
  vi.doMock('@/src/env', () => ({ env: () => ({ DATA_DIR: folder }) }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('@/src/env')
  rmSync(folder, { recursive: true })
})
const service = () => import('./postcodes')

test('ALRT-05 main postcodes are known without any list, and nobody is asked', async () => {
  const ask = vi.fn(() => Promise.reject(new Error('Nobody is to be asked.')))
  vi.stubGlobal('fetch', ask)
  const { offlinePostcode } = await service()
  expect(await offlinePostcode('3000')).toMatchObject({ locality: 'Melbourne', state: 'VIC' })
  expect(await offlinePostcode('0800')).toMatchObject({ locality: 'Darwin' })
  expect(await offlinePostcode('9999')).toBeNull()
  expect(ask).not.toHaveBeenCalled()
})

test('ALRT-05 a loaded list wins, a later version of it too, and what it lacks is still known', async () => {
  const { offlinePostcode } = await service()
  const file = join(folder, 'postcodes.csv')
  const list = 'postcode,locality,state,lat,lng\n2731,"Moama, East",NSW,-36.1,144.7\n2731,Bunnaloo,NSW,-35.7,144.6\n'
  writeFileSync(file, list)
  expect(await offlinePostcode('2731', 1)).toMatchObject({ locality: 'Moama, East', lat: -35.7 })
  expect(await offlinePostcode('3000', 2)).not.toBeNull()
  rmSync(file)
  expect(await offlinePostcode('2731', 70_000)).toBeNull()
})

test('ALRT-05 lines that name no place are left out; a list without its columns is refused', () => {
  const csv =
    '\uFEFFLat,Lng,Postcode,Locality,State\n-12.4,130.8,800,Darwin,NT\nx,y,0801,Nowhere,NT\n0,0,0802,Zero,NT\n\n'
  expect([...parsePostcodes(csv, () => undefined).keys()]).toEqual(['0800'])
  expect(() => parsePostcodes('a,b\n1,2', () => undefined)).toThrow(/no column 'postcode'/)
})

test('LOC-10 columns may have the names other lists give them', () => {
  const csv = 'id,postcode,suburb,state,long,lat\n1,2731,MOAMA,NSW,144.7,-36.1\n'
  expect(parsePostcodes(csv, () => undefined).get('2731')).toEqual({
    postcode: '2731',
    locality: 'MOAMA',
    state: 'NSW',
    lat: -36.1,
    lng: 144.7,
  })
})
