/** What stock is called. */
export interface Noun {
  one: string
  many: string
}

const NOUNS: Record<string, Noun> = {
  car: { one: 'car', many: 'cars' },
  truck: { one: 'truck', many: 'trucks' },
  motorcycle: { one: 'motorcycle', many: 'motorcycles' },
  caravan: { one: 'caravan', many: 'caravans' },
}
const MIXED: Noun = { one: 'vehicle', many: 'vehicles' }

/** What stock of one type is called: 'caravans' for caravans. */
export const itemNoun = (itemType: string): Noun => NOUNS[itemType] ?? MIXED

/** What stock of these types is called; cars, when nobody knows. */
export const nounOf = (types: string[]): Noun => {
  const [only = 'car', ...others] = types
  return others.length > 0 ? MIXED : itemNoun(only)
}

/** A sentence about a car, for a vehicle of any type: 'This caravan is located in Perth.' */
export const saidOf = (itemType: string, sentence: string): string => {
  const { one, many } = itemNoun(itemType)
  return sentence.replaceAll(/\bcar(s?)\b/g, (_, plural: string) => (plural ? many : one))
}
