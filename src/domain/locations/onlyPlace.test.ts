import { expect, test } from 'vitest'
import { onlyPlace } from './onlyPlace'

const yards = [{ name: 'Burpengary' }, { name: 'Yatala' }]
const at = (...names: (string | null)[]) => names.map((location_name) => ({ location_name }))

test('CON-20 RTE-10 who asks of an offer is led to the yard where all of its vehicles stand', () => {
  expect(onlyPlace(yards, at('Yatala', 'Yatala'))).toEqual({ name: 'Yatala' })
  expect(onlyPlace(yards, at('Yatala', 'Burpengary'))).toBeNull()
  expect(onlyPlace(yards, at('Elsewhere'))).toBeNull()
  expect(onlyPlace(yards, at(null))).toBeNull()
  expect(onlyPlace(yards, [])).toBeNull()
})
