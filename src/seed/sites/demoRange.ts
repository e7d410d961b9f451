import { slugify } from '@/src/domain/site/slugify'
import type { Model } from '@/src/payload-types'
import type { DemoModel, DemoTenant } from '@/tenants/demo/DemoTenant'
import { catalogue } from '../catalogue/catalogue'
import type { CatalogueBadge, CatalogueEngine, CatalogueModel } from '../catalogue/CatalogueModel'
import { isStudioBody, type StudioLibrary, type StudioSet, studioSets } from '../pictures/StudioLibrary'
import { carEquipment } from '../stock/equipment'
import { paintOf } from '../stock/paint'

type Range = Pick<Model, 'key_figures' | 'grades' | 'colours' | 'gallery'>

const MOST = { grades: 4, features: 5, colours: 8 }

const views = {
  side: 'In profile',
  rear: 'From behind',
  interior: 'The driver’s seat',
  front: 'Face to face',
} as const

const engineWords = ({ litres, fuel, powerKw }: CatalogueEngine): string => {
  const kind = fuel.replace(/ - .*$/, '').toLowerCase()
  const power = powerKw === null ? '' : `, ${powerKw} kW`
  return litres === null ? `Electric${power}` : `${litres.toFixed(1)} L ${kind}${power}`
}

const gearboxWords = ({ gears, simpleTransmission }: CatalogueEngine): string =>
  gears > 1 ? `${gears}-speed ${simpleTransmission.toLowerCase()}` : simpleTransmission

const kilograms = (kg: number): string => `${kg.toLocaleString('en-AU')} kg`

const seatsOf = (seats: number | null): string | null => (seats === null ? null : String(seats))

const gradeOf = (model: CatalogueModel, { badge, engine, newPriceDollars, trim, differs }: CatalogueBadge) => ({
  name: badge,
  price: newPriceDollars,
  engine: engineWords(engine),
  transmission: gearboxWords(engine),
  drive: engine.drive,
  economy: engine.litresPer100km === null ? null : `${engine.litresPer100km} L/100km`,
  seats: seatsOf(differs?.seats ?? model.seats),
  towing: model.brakedTowingKg === null ? null : kilograms(model.brakedTowingKg),
  features: model.itemType === 'car' ? carEquipment[trim].slice(0, MOST.features).join('\n') : null,
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

const stillOf = ({ stills }: StudioSet, view: string): string | undefined =>
  stills.find((url) => url.endsWith(`/${view}.webp`))

/** Pictures of a model: in each colour the studio has drawn, its own first, and from other sides. */
const picturesOf = (library: StudioLibrary, picture: string): Pick<Range, 'colours' | 'gallery'> => {
  const [body = '', own = ''] = picture.split('/')
  if (!isStudioBody(body)) return {}
  const sets = studioSets(library, body).filter(({ face }) => face === '')
  const drawn = sets.flatMap((set) => {
    const url = stillOf(set, 'hero')
    return url ? [{ own: set.colour === own, name: paintOf(set.colour).name, hex: set.hex, image: { url } }] : []
  })
  const ownFirst = drawn.toSorted((a, b) => Number(b.own) - Number(a.own)).slice(0, MOST.colours)
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
export const demoRange = (library: StudioLibrary, { brands }: DemoTenant, model: DemoModel): Range => {
  const make = brands.find(({ slug }) => slug === model.brand)?.name ?? ''
  const known = catalogue
    .filter(
      (one) => slugify(one.make) === slugify(make) && slugify(one.model) === slugify(model.name) && one.to === null,
    )
    .toSorted((a, b) => b.from - a.from)[0]
  const pictures = picturesOf(library, model.picture)
  if (!known) return pictures
  const grades = known.badges.toSorted((a, b) => a.newPriceDollars - b.newPriceDollars).slice(0, MOST.grades)
  return { key_figures: figuresOf(known), grades: grades.map((badge) => gradeOf(known, badge)), ...pictures }
}
