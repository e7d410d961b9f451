import { formatDollars } from '../stock/pricing/formatDollars'
import type { AddOn } from './addOns'
import { HANDOVERS, PAY_WAYS } from './purchaseChoices'

/** What an order is made of, in the words shopper and staff read. Empty texts and null are left out. */
export interface OrderFacts {
  number: string
  seller: { name: string; licence: string | null; address: string | null }
  buyer: { name: string; email: string; phone: string; postcode: string }
  vehicle: { name: string; stocknum: string | null; vin: string | null; colour: string | null; km: number | null }
  /** With what it includes (LAW-04). */
  price: string
  addOns: readonly AddOn[]
  /** The price of car and extras, with what it includes. */
  total: string
  deposit: string
  pay: keyof typeof PAY_WAYS
  handover: keyof typeof HANDOVERS
  hasTradeIn: boolean
  /** The rule of the car's state (LAW-09); '' for none. */
  coolingOff: string
  /** The dealership's own terms (`checkout.orderTerms`). */
  terms: string
}

/** A heading with label and value pairs, or with text. */
export interface OrderPart {
  title: string
  rows: [label: string, value: string][]
  text: string | null
}

const rowsOf = (...rows: [string, string | null][]): [string, string][] =>
  rows.flatMap(([label, value]) => (value ? [[label, value]] : []))

const facts = (title: string, ...rows: [string, string | null][]): OrderPart => ({
  title,
  rows: rowsOf(...rows),
  text: null,
})

/** The extras with what all costs together; no part where there are none. */
const extras = ({ addOns, total }: OrderFacts): OrderPart[] =>
  addOns.length === 0
    ? []
    : [
        facts('Extras', ...addOns.map(({ name, price }): [string, string] => [name, formatDollars(price)]), [
          'Vehicle and extras',
          total,
        ]),
      ]

const words = (title: string, text: string): OrderPart[] => (text === '' ? [] : [{ title, rows: [], text }])

/** The order a buyer signs, part by part: page, PDF, and what its hash is made of. */
export const orderParts = (order: OrderFacts): OrderPart[] => {
  const { seller, buyer, vehicle } = order
  return [
    facts('Seller', ['Dealership', seller.name], ['Licence', seller.licence], ['Address', seller.address]),
    facts('Buyer', ['Name', buyer.name], ['E-mail', buyer.email], ['Phone', buyer.phone], ['Postcode', buyer.postcode]),
    facts(
      'Vehicle',
      ['Vehicle', vehicle.name],
      ['Stock number', vehicle.stocknum],
      ['VIN', vehicle.vin],
      ['Colour', vehicle.colour],
      ['Kilometres', vehicle.km === null ? null : `${vehicle.km.toLocaleString('en-AU')} km`],
    ),
    ...extras(order),
    facts(
      'Order',
      ['Number', order.number],
      ['Price', order.price],
      ['Deposit', order.deposit],
      ['Balance', PAY_WAYS[order.pay]],
      ['Handover', HANDOVERS[order.handover]],
      ['Trade-in', order.hasTradeIn ? 'Yes, to be valued' : 'None'],
    ),
    ...words('Cooling off', order.coolingOff),
    ...words('Terms', order.terms),
  ]
}

/** The order as one text: what is hashed, so that a word that is changed later shows. */
export const orderText = (parts: readonly OrderPart[]): string =>
  parts
    .map(({ title, rows, text }) => [title, ...rows.map(([label, value]) => `${label}: ${value}`), text ?? []].flat())
    .map((lines) => lines.join('\n'))
    .join('\n\n')
