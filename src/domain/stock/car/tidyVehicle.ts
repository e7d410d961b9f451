import { makeCatalogue } from './makeCatalogue'

/** Letters and digits in lower case without accents: 'Mercedes Benz', 'MERCEDES-BENZ' and 'mercedesbenz' are one name. */
const squeeze = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9+]+/g, '')

const listOf = (text: string): string[] => (text === '' ? [] : text.split(', '))

const modelEntry = (text: string): [string, string] => {
  const [alias = '', name] = text.split('=')
  return [squeeze(alias), name ?? alias]
}

const makes = new Map<string, string>()
const models = new Map<string, ReadonlyMap<string, string>>()
for (const [make, aliases, names] of makeCatalogue) {
  for (const alias of [make, ...listOf(aliases)]) makes.set(squeeze(alias), make)
  models.set(make, new Map(listOf(names).map(modelEntry)))
}

const noModels: ReadonlyMap<string, string> = new Map()
const LONGEST_MODEL_WORDS = 4

/**
 * Capitalises a word that is not in the catalogue: 'ZORBLAX' and 'zorblax' become Zorblax; 'GTX', 'iQ' and 'X250' stay.
 */
const tidyWord = (word: string): string => {
  const letters = /^[a-z]{2,}$/.test(word) || /^[A-Z]{5,}$/.test(word)
  return letters ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase() : word
}

const tidyCase = (text: string): string => text.split(' ').map(tidyWord).join(' ')

/**
 * A make in the catalogue's spelling: 'VW' is Volkswagen, 'Mercedes Benz' Mercedes-Benz; an unknown one is capitalised.
 */
export const tidyMake = (raw: string): string => makes.get(squeeze(raw)) ?? tidyCase(raw)

interface Named {
  make: string
  model: string
  badge: string | null
}

/** The make that was split into 'Land' and 'Rover', where that leaves no model; null when it was not split. */
export const cutMake = (make: string, model: string): string | null => {
  const joined = makes.get(squeeze(make + model))
  const own = makes.get(squeeze(make))
  return joined === undefined || (own !== undefined && own !== joined) || squeeze(make) === squeeze(joined)
    ? null
    : joined
}

/** 'Land' 'Rover' is the make Land Rover, split after its first word; the start of the badge is then the model. */
const joinMake = ({ make, model, badge }: Named): Named => {
  if (squeeze(make) === 'rangerover') return { make: 'Land Rover', model: `Range Rover ${model}`, badge }
  const [first = '', ...rest] = model.split(' ')
  const joined = makes.get(squeeze(make + first))
  const own = makes.get(squeeze(make))
  if (joined === undefined || (own !== undefined && own !== joined) || squeeze(make) === squeeze(joined)) {
    return { make: own ?? tidyCase(make), model, badge }
  }
  const left = [...rest, ...(badge ?? '').split(' ')].filter((word) => word !== '')
  const [word, ...others] = left
  return word === undefined
    ? { make: joined, model, badge }
    : { make: joined, model: word, badge: others.join(' ') || null }
}

/** Removes the make from the model: 'Toyota Corolla' of make Toyota is Corolla. */
const withoutMake = (model: string, make: string): string => {
  const start = `${make.toLowerCase()} `
  let rest = model
  while (rest.toLowerCase().startsWith(start) && rest.length > start.length) rest = rest.slice(start.length).trim()
  return rest
}

/**
 * Make, model and badge in the catalogue's spelling (FEED-01, CAR-01). A make or model split after its first word is
 * completed from the badge ('Grand' 'Cherokee Laredo' is the Grand Cherokee, badge Laredo). Names that are not in the
 * catalogue are only capitalised.
 */
export const tidyVehicle = (car: Named): Named => {
  const { make, model: raw, badge } = joinMake(car)
  const known = models.get(make) ?? noModels
  const model = known.has(squeeze(raw)) ? raw : withoutMake(raw, make)
  const own = model.split(' ')
  const words = badge === null ? own : [...own, ...badge.split(' ')]
  for (let count = Math.min(words.length, own.length + LONGEST_MODEL_WORDS); count >= own.length; count -= 1) {
    const name = known.get(squeeze(words.slice(0, count).join('')))
    if (name !== undefined) return { make, model: name, badge: words.slice(count).join(' ') || null }
  }
  return { make, model: tidyCase(model), badge }
}
