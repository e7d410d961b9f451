import type { Hotspot, Hotspots } from '@/src/domain/stock/photos/hotspots'
import type { StudioBody } from '../catalogue/CatalogueModel'
import type { FloorPlan } from '../catalogue/floorPlan'
import type { Wearer } from '../catalogue/looks'
import type { FirstPicture } from '@/tenants/demo/DemoTenant'
import type { DemoCar } from '../stock/DemoCar'
import { paintOf, upholsteryOf, usualPaints } from '../stock/paint'
import type { Random } from '../random'
import type { LeadsShown } from './LeadsShown'
import { type StudioDetail, setsOfMake, type StudioLibrary, type StudioSet } from './StudioLibrary'

type Media = 'images' | 'spin_images' | 'spin_interior_image' | 'hotspots' | 'video_url' | 'walkaround_videos'

interface Pictures extends Pick<DemoCar, Media> {
  /** Paint name that matches the pictures. */
  colour: string
  /** Colour of the seats in its pictures; null when it is unknown. */
  upholstery: string | null
}

const towed = { White: 70, Silver: 10, Grey: 12, Sand: 8, Beige: 8 }
const forTracks = { Grey: 40, Sand: 25, White: 20, Green: 10, Orange: 5 }
const lorry = { White: 75, Silver: 6, Blue: 6, Red: 5 }
const van = { White: 70, Silver: 12, Grey: 10, Black: 4 }
const road = { Black: 30, Red: 18, Blue: 14, Grey: 12, Orange: 8, Green: 8, White: 6, Silver: 6, Yellow: 3 }
const heavy = { Black: 45, Red: 16, Blue: 12, Grey: 12, White: 8, Bronze: 7 }
/** Bodies whose colours follow their own fashion: paint names by weight, others 1 in 100. */
const fashions: Partial<Record<StudioBody, Record<string, number>>> = {
  caravan: towed,
  'caravan-single': towed,
  'caravan-long': towed,
  'caravan-arc': { Grey: 45, White: 25, Red: 15, Blue: 15 },
  'caravan-long-arc': { Red: 45, Grey: 20, Blue: 20, White: 15 },
  'pop-top': towed,
  hybrid: forTracks,
  'camper-trailer': forTracks,
  motorhome: { White: 70, Silver: 10, Grey: 12, Blue: 8 },
  truck: lorry,
  'tray-truck': lorry,
  'curtain-truck': lorry,
  tipper: lorry,
  'prime-mover': { White: 45, Red: 20, Blue: 20, Black: 15 },
  van,
  'van-high': van,
  'tray-ute': { White: 75, Silver: 15, Grey: 10 },
  motorcycle: road,
  'motorcycle-twin': road,
  adventure: { Orange: 20, White: 25, Blue: 20, Red: 15, Black: 10, Grey: 10 },
  'adventure-rally': { Blue: 50, Black: 20, Green: 15, Orange: 15 },
  sportbike: { Red: 25, Blue: 25, Green: 20, Black: 20, White: 10 },
  cruiser: heavy,
  tourer: heavy,
  'dirt-bike': { Blue: 40, Red: 35, Orange: 15, Green: 10 },
  scooter: { Grey: 30, White: 25, Blue: 20, Black: 15, Red: 10 },
}

const weightOf = (body: StudioBody, colour: string): number => {
  const { name, weight } = paintOf(colour)
  const fashion = fashions[body]
  return fashion ? (fashion[name] ?? 0.5) : weight
}

/** The text of each detail that scripts/studio/hotspots.py finds on a body. */
const WORDS: Record<string, string> = {
  headlights: 'LED headlights with daytime running lights',
  wheels: 'Alloy wheels',
  doors: 'Keyless entry on both front doors',
  'tail-lights': 'LED tail lights with rear parking sensors below',
  roof: 'Panoramic glass roof with roof rails',
  tray: 'Lined tray with sports bar and tie-down points',
  headlight: 'Round LED headlight',
  tank: 'Fuel tank with knee recesses',
  seat: 'Two-up seat with grab rail',
}

/** The cabins of the studio are all seen from the same place. */
const CABIN: Hotspot[] = [
  ['screen', 'Touch screen with Apple CarPlay and Android Auto', 0.475, 0.42],
  ['wheel', 'Steering wheel with audio and cruise controls', 0.67, 0.54],
  ['seats', 'Front seats with height adjustment', 0.7, 0.82],
  ['console', 'Centre console with cup holders', 0.49, 0.9],
].map(([id, description, x, y]) => ({
  id: `cabin-${id}`,
  description: String(description),
  anchors: [`cabin-${id}`],
  positions: [{ frame: 0, x: Number(x), y: Number(y) }],
}))

/** What a detail says is said of vehicles that list it; of the others this, or nothing. */
const LISTED: Record<string, [listed: RegExp, otherwise: string | null]> = {
  headlights: [/LED Headlights/, 'Headlights with daytime running lights'],
  'tail-lights': [/Rear Parking Sensors/, 'LED tail lights'],
  doors: [/Keyless/, null],
  roof: [/Sunroof/, null],
  'cabin-screen': [/CarPlay/, 'Touch screen'],
}

/** The details of a vehicle's pictures, in words that its list of equipment bears out. */
export const hotspotsOf = (hotspots: Hotspots | null, features: readonly string[]): Hotspots | null => {
  const said = (spot: Hotspot): Hotspot[] => {
    const [listed, otherwise] = LISTED[spot.id] ?? [/^/, null]
    if (features.some((feature) => listed.test(feature))) return [spot]
    return otherwise === null ? [] : [{ ...spot, description: otherwise }]
  }
  return hotspots && { exterior: hotspots.exterior.flatMap(said), interior: hotspots.interior.flatMap(said) }
}

/** Hotspots of a demo vehicle (CAR-21); null when nothing is known of its body. */
export const studioHotspots = (details: readonly StudioDetail[], hasCabin: boolean): Hotspots | null => {
  const exterior = details.flatMap(({ detail, anchors, positions }): Hotspot[] => {
    const description = WORDS[detail]
    return description ? [{ id: detail, description, anchors, positions }] : []
  })
  return exterior.length > 0 ? { exterior, interior: hasCabin ? CABIN : [] } : null
}

/** Of a vehicle whose like is not drawn. */
const NO_PICTURES: Pick<DemoCar, Media> = {
  images: [],
  spin_images: [],
  spin_interior_image: null,
  hotspots: null,
  video_url: null,
  walkaround_videos: [],
}

interface PictureWishes extends Wearer {
  first: FirstPicture
  /** Of what is lived in: the address of the drawing, and which bed that shows. */
  plan: (Pick<FloorPlan, 'bed'> & { url: string }) | null
  /** The website that shows it. */
  site: string
}

/** What each vehicle that a picture of the colour leads already takes from how likely the colour is. */
const TAKEN = 0.3

/** A picture of the inside of what is lived in (cabins of the studio's manifest). */
export const isOfLivingArea = (url: string): boolean => url.includes('/cabins/living-')

/** Whether a picture may show a vehicle with that bed: those of the studio that show one have an island bed (scenes/living.py). */
export const hasBed = (bed: FloorPlan['bed'] | undefined) => (url: string) =>
  bed === 'island' || !isOfLivingArea(url) || !/\/(interior|bed)\.webp$/.test(url)

const isOfYard = (url: string): boolean => /\/yard-[a-z-]+\.webp$/.test(url)

const rankOf = (url: string, views: readonly string[]): number => {
  const at = views.findIndex((view) => url.endsWith(`/${view}.webp`))
  return at === -1 ? views.length : at
}

/** Only vehicles that are shown in a site's yard first have that picture: the others have not stood there. */
const isTakenOf = (first: FirstPicture) => (url: string) => !isOfYard(url) || url.endsWith(`/${first}.webp`)

/** Chooses a colour Australians would, among those drawn for the body, and the pictures in it (CAR-17..21). */
export const picturesFor = (
  dice: Random,
  library: StudioLibrary,
  body: StudioBody,
  leads: LeadsShown,
  { first, plan, site, ...wearer }: PictureWishes,
): Pictures => {
  // The pictures of rare colours are not kept (tests/unit/demoPictures.test.ts).
  const sets = setsOfMake(library, body, wearer).filter(({ complete }) => complete)
  if (sets.length === 0) {
    const colour = dice.weighted(usualPaints.map((name) => [paintOf(name).name, weightOf(body, name)] as const))
    return { colour, upholstery: null, ...NO_PICTURES }
  }
  const isTaken = isTakenOf(first)
  // Those that may come first, the likeliest first; any other of the whole vehicle comes after them.
  const views = [first, 'hero', 'scene']
  const leadsOf = ({ whole }: StudioSet): string[] =>
    whole.filter(isTaken).toSorted((one, other) => rankOf(one, views) - rankOf(other, views))
  const isFree = (url: string): boolean => leads.isFree(url, site)
  const taken = (set: StudioSet): number =>
    leadsOf(set).reduce((sum, url) => sum + (isFree(url) ? 0 : leads.timesShown(url)), 0)
  const set = dice.weighted(sets.map((one) => [one, weightOf(body, one.colour) * TAKEN ** taken(one)] as const))
  const possible = leadsOf(set)
  const [leastShown = null] = possible.toSorted((one, other) => leads.timesShown(one) - leads.timesShown(other))
  const lead = possible.find(isFree) ?? leastShown
  if (lead !== null) leads.add(lead, site)
  const turns = set.orbit.length > 0
  const stills = set.stills.filter((url) => isTaken(url) && hasBed(plan?.bed)(url))
  // What is lived in is chosen by its inside.
  const inOrder = [lead, plan?.url ?? null, ...stills.filter(isOfLivingArea), ...stills]
  const images = [...new Set(inOrder)].filter((url) => url !== null)
  return {
    colour: paintOf(set.colour).name,
    upholstery: upholsteryOf(set.interior),
    images: images.map((url) => ({ image: { url, thumb: { url } } })),
    spin_images: set.orbit,
    spin_interior_image: turns ? set.interior : null,
    hotspots: turns ? studioHotspots(set.details, set.interior !== null) : null,
    video_url: turns ? set.tour : null,
    walkaround_videos: set.walkaround === null ? [] : [{ video: { url: set.walkaround } }],
  }
}
