import { expect, test } from 'vitest'
import { type OrderFacts, orderParts, orderText } from './order'

const order: OrderFacts = {
  number: '1A2B3C4D',
  seller: { name: 'Second Gear', licence: null, address: '1 Sydney Road, Coburg VIC 3058' },
  buyer: { name: 'Robin Shopper', email: 'robin@shopper.test', phone: '0412 345 678', postcode: '' },
  vehicle: { name: '2021 Mazda CX-5', stocknum: 'SG1', vin: null, colour: 'Red', km: 45_200 },
  price: '$28,990 Drive Away',
  addOns: [],
  total: '$28,990 Drive Away',
  deposit: '$500, comes off the price',
  pay: 'finance',
  handover: 'delivery',
  hasTradeIn: true,
  coolingOff: '',
  terms: 'Ours.',
}

test('BUY-07 an order says who, what, for how much and on which terms; what is not known is left out', () => {
  expect(orderText(orderParts(order))).toBe(
    [
      'Seller\nDealership: Second Gear\nAddress: 1 Sydney Road, Coburg VIC 3058',
      'Buyer\nName: Robin Shopper\nE-mail: robin@shopper.test\nPhone: 0412 345 678',
      'Vehicle\nVehicle: 2021 Mazda CX-5\nStock number: SG1\nColour: Red\nKilometres: 45,200 km',
      'Order\nNumber: 1A2B3C4D\nPrice: $28,990 Drive Away\nDeposit: $500, comes off the price\nBalance: Finance through the dealership\nHandover: Deliver it to me\nTrade-in: Yes, to be valued',
      'Terms\nOurs.',
    ].join('\n\n'),
  )
})

test('LAW-09 the cooling-off rule is part of what is signed', () => {
  const text = orderText(orderParts({ ...order, coolingOff: 'One business day.' }))
  expect(text).toContain('Cooling off\nOne business day.\n\nTerms')
})

test('BUY-07 extras stand in the order with what all costs together', () => {
  const addOns = [
    { name: 'Tow bar', price: 890 },
    { name: 'Mats', price: 120 },
  ]
  const text = orderText(orderParts({ ...order, addOns, total: '$30,000 Drive Away' }))
  expect(text).toContain(
    'Extras\nTow bar: $890\nMats: $120\nVehicle and extras: $30,000 Drive Away\n\nOrder\nNumber: 1A2B3C4D',
  )
})
