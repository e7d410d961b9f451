/** Singular and plural for a type of stock. */
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

/** The noun for one type of stock: 'caravans' for caravans. */
export const itemNoun = (itemType: string): Noun => NOUNS[itemType] ?? MIXED

/** The noun for several types of stock; 'cars' when unknown. */
export const nounOf = (types: string[]): Noun => {
  const [only = 'car', ...others] = types
  return others.length > 0 ? MIXED : itemNoun(only)
}

/** A sentence about a car, adapted to the type of vehicle: 'This caravan is located in Perth.' */
export const saidOf = (itemType: string, sentence: string): string => {
  const { one, many } = itemNoun(itemType)
  return sentence.replaceAll(/\bcar(s?)\b/g, (_, plural: string) => (plural ? many : one))
}
