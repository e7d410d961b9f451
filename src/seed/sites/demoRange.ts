import type { Model } from '@/src/payload-types'
import { catalogue } from '../catalogue/catalogue'
import type { CatalogueBadge, CatalogueEngine, CatalogueModel } from '../catalogue/CatalogueModel'
import { isStudioBody, type StudioLibrary, type StudioSet, studioSets } from '../pictures/StudioLibrary'

type Range = Pick<Model, 'key_figures' | 'grades' | 'colours' | 'gallery'>

const MOST = { grades: 4, colours: 8 }

/** Colours of the studio, in the order a model's page offers them. */
const colours = [
  ['white', 'Glacier White', '#d8dadb'],
  ['silver', 'Sterling Silver', '#8f9398'],
  ['grey', 'Graphite Grey', '#45494e'],
  ['black', 'Ebony Black', '#0b0c0e'],
  ['red', 'Ember Red', '#a3131b'],
  ['blue', 'Harbour Blue', '#1d56a8'],
  ['navy', 'Midnight Navy', '#14233f'],
  ['green', 'Eucalypt Green', '#2b4a39'],
  ['orange', 'Sunset Orange', '#c9531a'],
  ['sand', 'Desert Sand', '#a98e68'],
  ['bronze', 'Aged Bronze', '#5b4634'],
  ['teal', 'Reef Teal', '#1c6a74'],
] as const

const views = {
  side: 'In profile',
  rear: 'From behind',
  interior: 'The driver’s seat',
  front: 'Face to face',
} as const

/** What each level of trim adds to the one below it. */
const adds = [
  ['Autonomous emergency braking', 'Lane departure warning', 'Reversing camera', 'Cruise control'],
  ['Apple CarPlay and Android Auto', 'Adaptive cruise control', 'LED headlights', 'Alloy wheels'],
  ['Blind spot monitor', 'Satellite navigation', 'Power driver’s seat', 'Wireless phone charging'],
  ['Heated and ventilated seats', 'Panoramic sunroof', '360 degree camera', 'Premium sound'],
] as const

const engineWords = ({ litres, fuel, powerKw }: CatalogueEngine): string => {
  const kind = fuel.replace(/ - .*$/, '').toLowerCase()
  const power = powerKw === null ? '' : `, ${powerKw} kW`
  return litres === null ? `Electric${power}` : `${litres.toFixed(1)} L ${kind}${power}`
}

const gearboxWords = ({ gears, simpleTransmission }: CatalogueEngine): string =>
  gears > 1 ? `${gears}-speed ${simpleTransmission.toLowerCase()}` : simpleTransmission

const kilograms = (kg: number): string => `${kg.toLocaleString('en-AU')} kg`

const gradeOf = (model: CatalogueModel, { badge, engine, newPriceDollars, trim }: CatalogueBadge) => ({
  name: badge,
  price: newPriceDollars,
  engine: engineWords(engine),
  transmission: gearboxWords(engine),
  drive: engine.drive,
  economy: engine.litresPer100km === null ? null : `${engine.litresPer100km} L/100km`,
  seats: model.seats === null ? null : String(model.seats),
  towing: model.brakedTowingKg === null ? null : kilograms(model.brakedTowingKg),
  features: model.itemType === 'car' ? adds[trim].join('\n') : null,
})

const figuresOf = (model: CatalogueModel): Range['key_figures'] => {
  const engines = model.badges.map(({ engine }) => engine)
  const least = Math.min(...engines.flatMap(({ litresPer100km }) => litresPer100km ?? []))
  const most = Math.max(...engines.flatMap(({ powerKw }) => powerKw ?? []))
  return [
    ...(Number.isFinite(most) ? [{ value: `${most} kW`, label: 'power, at most' }] : []),
    ...(Number.isFinite(least) ? [{ value: `${least} L`, label: 'per 100 km, at least' }] : []),
    ...(model.brakedTowingKg === null ? [] : [{ value: kilograms(model.brakedTowingKg), label: 'braked towing' }]),
    ...(model.seats === null ? [] : [{ value: String(model.seats), label: 'seats' }]),
  ]
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

const stillOf = ({ stills }: StudioSet, view: string): string | undefined =>
  stills.find((url) => url.endsWith(`/${view}.webp`))

/** Pictures of a model: in each colour the studio has drawn, its own first, and from other sides. */
const picturesOf = (library: StudioLibrary, picture: string): Pick<Range, 'colours' | 'gallery'> => {
  const [body = '', own = ''] = picture.split('/')
  if (!isStudioBody(body)) return {}
  const sets = studioSets(library, body).filter(({ face }) => face === '')
  const drawn = colours.flatMap(([slug, name, hex]) => {
    const set = sets.find(({ colour }) => colour === slug)
    const url = set && stillOf(set, 'hero')
    return url ? [{ slug, name, hex, image: { url } }] : []
  })
  const ownFirst = drawn.toSorted((a, b) => Number(b.slug === own) - Number(a.slug === own)).slice(0, MOST.colours)
  const shown = sets.find(({ colour }) => colour === own) ?? sets[0]
  return {
    colours: ownFirst.length > 1 ? ownFirst.map(({ name, hex, image }) => ({ name, hex, image })) : [],
    gallery: Object.entries(views).flatMap(([view, caption]) => {
      const url = shown && stillOf(shown, view)
      return url ? [{ image: { url }, caption }] : []
    }),
  }
}

/** The range of a demo dealership's model, from the catalogue its stock is made of; nothing of one it does not have. */
export const demoRange = (library: StudioLibrary, brand: string, name: string, picture: string): Range => {
  const known = catalogue
    .filter(({ make, model, to }) => plain(make) === plain(brand) && plain(model) === plain(name) && to === null)
    .toSorted((a, b) => b.from - a.from)[0]
  if (!known) return picturesOf(library, picture)
  const grades = known.badges.toSorted((a, b) => a.newPriceDollars - b.newPriceDollars).slice(0, MOST.grades)
  return {
    key_figures: figuresOf(known),
    grades: grades.map((badge) => gradeOf(known, badge)),
    ...picturesOf(library, picture),
  }
}
