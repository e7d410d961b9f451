import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { legalTable, legalWords } from '@/src/domain/legal/legalTexts'
import { locationFixture } from '@/tenants/locationFixture.testing'
import { LocationPanel } from './LocationPanel'

const location = locationFixture({
  phone: '+61 2 5550 0199',
  dealerLicenceNumber: 'MD 12345',
  motorVehicleRepairer: 'MVRL 99',
})
const html = (phone: string | null = '+61 2 9437 5512', masked = false): string =>
  renderToStaticMarkup(
    <LocationPanel
      place={{ location, map: null, frame: null }}
      phone={phone}
      masked={masked}
      legal={legalWords(legalTable([], new Date()), 'NSW')}
    />,
  )

test('ERR-16 a car without a phone says so at its place, in the page and in the console', () => {
  expect(html(null)).toContain('Phone not available')
  expect(html(null)).toContain('console.warn("Phone not available")')
  expect(html()).not.toContain('Phone not available')
})

test('TEN-14 VDP-16 VDP-23 VDP-27 the number for the car in full, or on sites that mask it only a way to ask for it', () => {
  expect(html()).toContain('02 9437 5512')
  expect(html()).not.toContain('5550')
  expect(html(undefined, true)).not.toContain('9437')
  expect(html(undefined, true)).toContain('href="#phone"')
})

test('LAW-06 dealer licence and repairer number stand at the place', () => {
  expect(html()).toContain('Dealer licence MD 12345')
  expect(html()).toContain('Motor vehicle repairer MVRL 99')
})
