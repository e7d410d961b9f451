import { expect, test } from 'vitest'
import { renderVehicleSheet } from './renderVehicleSheet'

test('PDF-02 a car becomes one A4 page', async () => {
  const pdf = await renderVehicleSheet({
    name: '2021 Mazda CX-5 Touring',
    condition: 'Used',
    price: { kind: 'price', dollars: 32_990, text: '$32,990', basis: 'Drive Away', wasPrice: null },
    photo: null,
    facts: Array.from({ length: 20 }, (_, at) => ({ label: `Fact ${at}`, value: 'Something known' })),
    features: ['Head-up display', 'Leather'],
    comments: 'One owner. '.repeat(80),
    dealership: {
      name: 'Harbour City Auto',
      address: '1 Road, Artarmon NSW 2064',
      phone: '02 9999 0000',
      licence: 'MD12345',
    },
    url: 'https://example.test/cars/x',
    colours: { ink: '#0b1b2b', onInk: '#ffffff', brand: '#0050c8' },
    printedOn: '21/11/2026',
  })
  const text = pdf.toString('latin1')
  expect(text.startsWith('%PDF-')).toBe(true)
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
})
