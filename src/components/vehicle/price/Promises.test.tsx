import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Settings } from '@/tenants/settings/buildSettings'
import { Promises } from './Promises'

const promises: Settings['vdp']['promises'] = [
  { icon: 'circle-check', text: 'Checked', href: '/inspection', display: ['used'] },
  { icon: 'truck', text: 'Delivered', display: [] },
  { icon: 'repeat', text: 'Returned', display: ['used', 'demo'] },
  { icon: 'key', text: 'Two keys', display: [] },
]
const said = (car_type: 'new' | 'demo' | 'used', given = promises) =>
  renderToStaticMarkup(<Promises car={{ car_type }} settings={{ vdp: { promises: given } }} />)
    .replaceAll(/(?:<[^>]+>)+/g, '|')
    .split('|')
    .filter(Boolean)

test('VDP-17 a vehicle shows the first three promises that hold for its condition, and no list without one', () => {
  expect(said('used')).toEqual(['Checked', 'Delivered', 'Returned'])
  expect(said('new')).toEqual(['Delivered', 'Two keys'])
  expect(said('new', [])).toEqual([])
})
