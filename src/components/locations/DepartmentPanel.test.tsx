import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { locationFixture } from '@/tenants/locationFixture.testing'
import { DepartmentPanel } from './DepartmentPanel'

const visitAt = (kind: string | null, locationType: 'sales' | 'service' | 'parts' = 'sales', isOffice = false) => {
  const html = renderToStaticMarkup(
    <DepartmentPanel
      location={{
        ...locationFixture({ id: 'yard', dealerLicenceNumber: null, motorVehicleRepairer: null }),
        locationType,
      }}
      email={null}
      today="2026-11-27"
      legal={{} as never}
      kind={kind}
      isOffice={isOffice}
    />,
  )
  const [, href, words] = /<a [^>]*href="([^"]+)"[^>]*>(?:<span>)?((?:Book|Ask|Find)[^<]*)</.exec(html) ?? []
  return [words, href]
}

test('LOC-02 a department leads to the visit that fits what stands there, and names the place', () => {
  expect(visitAt('car')).toEqual(['Book a test drive', '/book-test-drive/at/yard'])
  expect(visitAt(null)).toEqual(['Book a test drive', '/book-test-drive/at/yard'])
  expect(visitAt('motorcycle')).toEqual(['Book a test ride', '/book-test-drive/at/yard'])
  expect(visitAt(null, 'sales', true)).toEqual(['Find a dealership', '/dealer-locator'])
  expect(visitAt('caravan')).toEqual(['Book an inspection', '#enquire'])
  expect(visitAt('caravan', 'service')).toEqual(['Book a service here', '/service?location_id=yard#service-booking'])
})

test('LOC-02 where a department is and its number are left out where the page has said so', () => {
  const panel = (withContact: boolean) =>
    renderToStaticMarkup(
      <DepartmentPanel
        location={locationFixture({ phone: '(02) 5550 0140', dealerLicenceNumber: null, motorVehicleRepairer: null })}
        email="yard@example.com"
        today="2026-11-27"
        legal={{} as never}
        kind="car"
        withContact={withContact}
      />,
    )
  expect(panel(true)).toContain('Directions')
  expect(panel(true)).toContain('tel:')
  expect(panel(false)).not.toMatch(/Directions|tel:/)
  expect(panel(false)).toContain('mailto:yard@example.com')
})
