import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { legalTable, legalWords } from '@/src/domain/legal/legalTexts'
import type { SiteLocation } from '@/tenants/Site'
import { locationFixture } from '@/tenants/locationFixture.testing'
import { LocationPanel } from './LocationPanel'

const location = locationFixture({
  phone: '+61 2 9437 5512',
  dealerLicenceNumber: 'MD 12345',
  motorVehicleRepairer: 'MVRL 99',
})
const html = (changes: Partial<SiteLocation>, masked = false): string =>
  renderToStaticMarkup(
    <LocationPanel
      place={{ location: { ...location, ...changes }, map: null, frame: null }}
      masked={masked}
      legal={legalWords(legalTable([], new Date()), 'NSW')}
    />,
  )

test('ERR-16 a place without a phone says so, in the page and in the console', () => {
  expect(html({ phone: null })).toContain('Phone not available')
  expect(html({ phone: null })).toContain('console.warn("Phone not available")')
  expect(html({})).not.toContain('Phone not available')
})

test('VDP-16 VDP-23 VDP-27 the number in full, or on sites that mask it only a way to ask for it', () => {
  expect(html({})).toContain('02 9437 5512')
  expect(html({}, true)).not.toContain('9437')
  expect(html({}, true)).toContain('href="#phone"')
})

test('LAW-06 dealer licence and repairer number stand at the place', () => {
  expect(html({})).toContain('Dealer licence MD 12345')
  expect(html({})).toContain('Motor vehicle repairer MVRL 99')
})
