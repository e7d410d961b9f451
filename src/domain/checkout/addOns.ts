import { formatDollars } from '../stock/pricing/formatDollars'

/** An extra that is sold with a car (`checkout.addOns`). `price`: whole dollars, GST included. */
export interface AddOn {
  name: string
  price: number
}

/** What a buyer ticks and sends. It names the price, so an extra whose price has changed since is not agreed to. */
export const addOnWords = ({ name, price }: AddOn): string => `${name}, ${formatDollars(price)}`

/** The extras that were ticked; null when one of them is not offered any more at that price. */
export const chosenAddOns = (offered: readonly AddOn[], words: readonly string[]): AddOn[] | null => {
  const chosen = offered.filter((addOn) => words.includes(addOnWords(addOn)))
  return chosen.length === new Set(words).size ? chosen.map(({ name, price }) => ({ name, price })) : null
}

/** The price of the car and its extras, in whole dollars. */
export const withAddOns = (dollars: number, addOns: readonly AddOn[]): number =>
  addOns.reduce((sum, { price }) => sum + price, dollars)
