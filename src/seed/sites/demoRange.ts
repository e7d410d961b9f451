import { MODEL_PICTURES_MAX } from '@/src/domain/constants/site'
import { slugify } from '@/src/domain/site/slugify'
import type { Model } from '@/src/payload-types'
import type { DemoModel, DemoTenant } from '@/tenants/demo/DemoTenant'
import { catalogue } from '../catalogue/catalogue'
import type { CatalogueBadge, CatalogueModel } from '../catalogue/CatalogueModel'
import type { Wearer } from '../catalogue/looks'
import { type FloorPlan, floorPlanOf, planPicture } from '../catalogue/floorPlan'
import { hasBed, isOfLivingArea } from '../pictures/picturesFor'
import { isStudioBody, setsOfMake, type StudioLibrary, type StudioSet } from '../pictures/StudioLibrary'
import { paintOf } from '../stock/paint'
import { demoFigures } from './demoFigures'
import { demoGrade } from './demoGrade'
import { makeOf } from './makeOf'

type Range = Pick<Model, 'key_figures' | 'grades' | 'colours' | 'gallery'>

const MOST = { grades: 5, colours: 8 }

const views = {
  scene: 'On location',
  side: 'In profile',
  rear: 'From behind',
  interior: 'The driver’s seat',
  front: 'Face to face',
  dashboard: 'The screen',
  seats: 'The seats',
  'rear-seats': 'The second row',
  boot: 'The boot',
  console: 'The centre console',
  kitchen: 'The kitchen',
  lounge: 'The dinette',
  bed: 'The bed',
  above: 'From above',
  wheel: 'The wheels',
} as const

/** Of a living area, which has no driver. */
const INSIDE = 'Inside'

const stillOf = ({ stills }: StudioSet, view: string): string | undefined =>
  stills.find((url) => url.endsWith(`/${view}.webp`))

/** Pictures of a make's model: in each colour the studio has drawn, its own first, and from other sides. */
const picturesOf = (
  library: StudioLibrary,
  wearer: Wearer,
  picture: string,
  bed: FloorPlan['bed'] | undefined,
): Pick<Range, 'colours' | 'gallery'> => {
  const [body = '', own = ''] = picture.split('/')
  if (!isStudioBody(body)) return {}
  const sets = setsOfMake(library, body, wearer)
  const drawn = sets.flatMap((set) => {
    const url = stillOf(set, 'hero')
    return url ? [{ own: set.colour === own, name: paintOf(set.colour).name, hex: set.hex, image: { url } }] : []
  })
  const ownFirst = drawn.toSorted((a, b) => Number(b.own) - Number(a.own)).slice(0, MOST.colours)
  const kept = sets.filter(({ stills }) => stills.length > 0)
  const shown = kept.find(({ colour }) => colour === own) ?? kept[0]
  return {
    colours: ownFirst.length > 1 ? ownFirst.map(({ name, hex, image }) => ({ name, hex, image })) : [],
    gallery: Object.entries(views).flatMap(([view, caption]) => {
      // From sides from which its own colour is not drawn, in another one.
      const set = [...(shown ? [shown] : []), ...kept].find((one) => stillOf(one, view))
      const url = set && stillOf(set, view)
      if (!url || !hasBed(bed)(url)) return []
      const isOwn = set === shown || !url.includes(`/${set.colour}/`)
      const said = isOfLivingArea(url) && view === 'interior' ? INSIDE : caption
      return [{ image: { url }, caption: isOwn ? said : `${said}, in ${paintOf(set.colour).name.toLowerCase()}` }]
    }),
  }
}

/** Whether a model, or a grade of it, looks like the picture of its page. */
const isPictured = ({ studioBody, badges }: CatalogueModel, picture: string): boolean =>
  [studioBody, ...badges.map(({ differs }) => differs?.studioBody)].some((body) => body === picture.split('/')[0])

/**
 * The generation on sale in the body that its page shows, or in the body of the newest: one entry, or one for each floorplan of
 * a caravan, whose pop tops are grades beside the full heights.
 */
const versionsOf = (make: string, name: string, picture: string | null = null): CatalogueModel[] => {
  const onSale = catalogue
    .filter((one) => slugify(one.make) === slugify(make) && slugify(one.model) === slugify(name) && one.to === null)
    .toSorted((a, b) => b.from - a.from)
  const newest = onSale.find((one) => picture !== null && isPictured(one, picture)) ?? onSale[0]
  const isShown = ({ body }: CatalogueModel) => body === newest?.body
  return onSale
    .filter((one) => one.from === newest?.from && (isShown(one) || one.caravan !== null))
    .toSorted((one, other) => Number(isShown(other)) - Number(isShown(one)))
}

const isElectric = (versions: CatalogueModel[]): boolean => {
  const badges = versions.flatMap((version) => version.badges)
  return badges.length > 0 && badges.every(({ engine }) => engine.fuel === 'Electric')
}

/** A make's model, or without a name its whole range, as the studio sees it. */
export const wearerOf = (make: string, name: string = ''): Wearer => ({
  make,
  model: name,
  electric: isElectric(name === '' ? catalogue.filter((one) => one.make === make) : versionsOf(make, name)),
})

/** The floor plan of a grade; nothing of what is not lived in. */
const planOf = ({ version, badge: { badge } }: { version: CatalogueModel; badge: CatalogueBadge }) =>
  floorPlanOf(version) ? [{ image: { url: planPicture(version, badge) }, caption: `Floor plan: ${badge}` }] : []

/** A grade with what it differs in from its model. */
const gradesOf = (versions: CatalogueModel[]): { version: CatalogueModel; badge: CatalogueBadge }[] =>
  versions
    .flatMap((version) => version.badges.map((badge) => ({ version: { ...version, ...badge.differs }, badge })))
    .toSorted((a, b) => a.badge.newPriceDollars - b.badge.newPriceDollars)

/** The picture of a model, of a caravan in the length of the floorplan whose price is said beside it. */
export const modelPicture = (make: string, { name, picture }: DemoModel): string => {
  const [cheapest] = gradesOf(versionsOf(make, name, picture))
  return cheapest?.version.caravan ? picture.replace(/^caravan(?=\/)/, cheapest.version.studioBody) : picture
}

/** The range of a demo dealership's model, from the catalogue its stock is made of; nothing of one it does not have. */
export const demoRange = (library: StudioLibrary, demo: Pick<DemoTenant, 'brands'>, model: DemoModel): Range => {
  const make = makeOf(demo, model.brand)
  const versions = versionsOf(make, model.name, model.picture)
  // Its pictures show what any of its floor plans has.
  const bed = versions.map((version) => floorPlanOf(version)?.bed).find((one) => one === 'island')
  const pictures = picturesOf(library, wearerOf(make, model.name), modelPicture(make, model), bed)
  if (versions.length === 0) return pictures
  const grades = gradesOf(versions).slice(0, MOST.grades)
  const plans = grades.flatMap(planOf)
  return {
    // Of the grades that stand below them.
    key_figures: demoFigures(grades.map(({ version, badge }) => ({ ...version, badges: [badge] }))),
    grades: grades.map(({ version, badge }) => demoGrade(version, badge)),
    ...pictures,
    gallery: [...(pictures.gallery ?? []).slice(0, MODEL_PICTURES_MAX - plans.length), ...plans],
  }
}
