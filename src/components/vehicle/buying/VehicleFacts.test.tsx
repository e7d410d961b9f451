import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { carFixture } from '@/src/domain/stock/car/carFixture.testing'
import { DataSheet, FactList, factsSaid, otherKeyInformation } from './VehicleFacts'

const words = (html: string): string => html.replaceAll(/(?:<[^>]+>)+/g, '|')

test('VDP-02 VDP-18 key information leaves out what the icon row and the details list say', () => {
  const car = carFixture({
    km: 41_250,
    colour: 'White',
    seats: 5,
    vin: 'W0ZSPTNLYUX0CEPM2',
    compliance_date: '06/2021',
  })
  const labels = otherKeyInformation(car).map(({ label }) => label)
  expect(labels).toEqual(expect.arrayContaining(['Compliance', 'VIN']))
  for (const said of ['Kilometres', 'Colour', 'Seats', 'Stock no']) expect(labels).not.toContain(said)
  expect(otherKeyInformation(car, ['VIN']).map(({ label }) => label)).toEqual(labels.filter((label) => label !== 'VIN'))
  expect(factsSaid(car, ['VIN'])).toContain('VIN')
  expect(words(renderToStaticMarkup(<FactList car={car} />))).toContain('|Odometer|41,250 km|')
})

test('VDP-18 a motorcycle has a type instead of a body, and no driven wheels', () => {
  const bike = carFixture({ item_type: 'motorcycle', simple_body: 'Motorcycle', body: 'Naked', drive: 'RWD' })
  for (const shown of [<FactList key="list" car={bike} />, <DataSheet key="sheet" car={bike} title="Data sheet" />]) {
    const text = words(renderToStaticMarkup(shown))
    expect(text).toContain('|Type|Naked|')
    expect(text).not.toMatch(/\|(?:Body|Drive|Final drive)\|/)
  }
  const shaft = words(renderToStaticMarkup(<FactList car={{ ...bike, drive: 'Shaft' }} />))
  expect(shaft).toContain('|Final drive|Shaft|')
})
