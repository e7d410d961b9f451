import { slugify } from '@/src/domain/site/slugify'
import type { Model } from '@/src/payload-types'
import type { DemoModel, DemoTenant } from '@/tenants/demo/DemoTenant'
import { catalogue } from '../catalogue/catalogue'
import type { CatalogueModel } from '../catalogue/CatalogueModel'
import { isStudioBody, setsOfMake, type StudioLibrary, type StudioSet } from '../pictures/StudioLibrary'
import { paintOf } from '../stock/paint'
import { demoFigures } from './demoFigures'
import { demoGrade } from './demoGrade'
import { makeOf } from './makeOf'

type Range = Pick<Model, 'key_figures' | 'grades' | 'colours' | 'gallery'>

const MOST = { grades: 4, colours: 8 }

const views = {
  scene: 'On location',
  side: 'In profile',
  rear: 'From behind',
  interior: 'The driver’s seat',
  front: 'Face to face',
} as const

const stillOf = ({ stills }: StudioSet, view: string): string | undefined =>
  stills.find((url) => url.endsWith(`/${view}.webp`))

/** Pictures of a make's model: in each colour the studio has drawn, its own first, and from other sides. */
const picturesOf = (
  library: StudioLibrary,
  { make, electric }: { make: string; electric: boolean },
  picture: string,
): Pick<Range, 'colours' | 'gallery'> => {
  const [body = '', own = ''] = picture.split('/')
  if (!isStudioBody(body)) return {}
  const sets = setsOfMake(library, body, make, electric)
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

/** The generation on sale, newest first, in the body of the newest: one entry, or one for each floorplan of a caravan. */
const versionsOf = (make: string, name: string): CatalogueModel[] => {
  const onSale = catalogue
    .filter((one) => slugify(one.make) === slugify(make) && slugify(one.model) === slugify(name) && one.to === null)
    .toSorted((a, b) => b.from - a.from)
  const [newest] = onSale
  return onSale.filter((one) => one.from === newest?.from && one.body === newest.body)
}

const isElectric = (versions: CatalogueModel[]): boolean => {
  const badges = versions.flatMap((version) => version.badges)
  return badges.length > 0 && badges.every(({ engine }) => engine.fuel === 'Electric')
}

/** Whether a model is sold with an electric motor only. */
export const soldElectric = (make: string, name: string): boolean => isElectric(versionsOf(make, name))

/** The range of a demo dealership's model, from the catalogue its stock is made of; nothing of one it does not have. */
export const demoRange = (library: StudioLibrary, demo: Pick<DemoTenant, 'brands'>, model: DemoModel): Range => {
  const make = makeOf(demo, model.brand)
  const versions = versionsOf(make, model.name)
  const pictures = picturesOf(library, { make, electric: isElectric(versions) }, model.picture)
  if (versions.length === 0) return pictures
  const grades = versions
    .flatMap((version) => version.badges.map((badge) => demoGrade(version, badge)))
    .toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))
  return { key_figures: demoFigures(versions), grades: grades.slice(0, MOST.grades), ...pictures }
}
