import type { Hotspot } from '@/src/domain/stock/photos/hotspots'
import { studioBodies, type StudioBody } from '../catalogue/CatalogueModel'
import { faceOf, type Wearer } from '../catalogue/looks'

/** A detail of a body and where each frame of its orbit shows it. */
export interface StudioDetail extends Pick<Hotspot, 'anchors' | 'positions'> {
  detail: string
}

/** Pictures of one body with one face (grille, lamps, wheels) in one colour. */
export interface StudioSet {
  colour: string
  /** The colour as '#rrggbb'. */
  hex: string
  /** '' is the body's own face. */
  face: string
  /** Addresses of the kept pictures of the whole vehicle, which may come first; in showing order, the hero first. */
  whole: string[]
  /** Those and what never comes first: cabin, wheel, from behind, from above. */
  stills: string[]
  /** Whether none of its pictures is missing. */
  complete: boolean
  /** Frames of a full turn; empty: none was drawn. */
  orbit: string[]
  interior: string | null
  /** Details of the orbit; empty without one. */
  details: StudioDetail[]
  /** Video round the outside; null: none was made in this colour. */
  walkaround: string | null
  /** Video of the cabin. */
  tour: string | null
}

/** What the studio has drawn so far. A body may be missing, and so may everything. */
export type StudioLibrary = Partial<Record<StudioBody, StudioSet[]>>

/** What shows a body until it is drawn: one of the same kind and of much the same size. */
const akin: Partial<Record<StudioBody, StudioBody>> = {
  'caravan-long': 'caravan',
  'caravan-arc': 'caravan',
  'caravan-long-arc': 'caravan-long',
  'adventure-rally': 'adventure',
  'hatch-low': 'hatch',
  'suv-sleek': 'suv',
  'suv-large-long': 'suv-large',
  'suv-large-square': 'suv-large',
  'suv-square': 'suv',
  'ute-square': 'ute',
  'motorcycle-twin': 'motorcycle',
}

/**
 * Sets of the body; empty while it is not drawn. Another kind of body never replaces it: what carries the load, or how many
 * doors there are, is what a buyer looks for.
 */
export const studioSets = (library: StudioLibrary, body: StudioBody): StudioSet[] =>
  library[body] ?? library[akin[body] ?? body] ?? []

/** Whether a word names one of the studio's bodies. */
export const isStudioBody = (word: string): word is StudioBody => studioBodies.some((body) => body === word)

/** The sets of a body with the face of a make: its stock and its models look the same (CAR-17). */
export const setsOfMake = (library: StudioLibrary, body: StudioBody, wearer: Wearer): StudioSet[] => {
  const drawn = studioSets(library, body)
  const shown = library[body] ? body : (akin[body] ?? body)
  const whole = drawn.filter(({ complete }) => complete)
  const faces = [...new Set((whole.length > 0 ? whole : drawn).map(({ face }) => face))]
  const face = faceOf(shown, faces, wearer)
  return drawn.filter((one) => one.face === face)
}

/** 'suv-ranger' -> the body 'suv' with the face 'ranger'; a body's own name has its own face, ''. */
const bodyAndFace = (name: string): { body: string; face: string } => {
  if (isStudioBody(name)) return { body: name, face: '' }
  const at = name.lastIndexOf('-')
  return { body: name.slice(0, Math.max(at, 0)), face: name.slice(at + 1) }
}

/**
 * The address of 'suv/red', 'suv-ranger/red' or 'suv/red/side', or of another colour or view of it; null when there is none. With a
 * wearer it has the face of its vehicles, without one the face that is named, or the body's own.
 */
export const studioPicture = (library: StudioLibrary, token: string, wearer: Wearer | null = null): string | null => {
  const [name = '', colour = '', view = 'hero'] = token.split('/')
  const { body, face } = bodyAndFace(name)
  if (!isStudioBody(body)) return null
  const sets =
    wearer === null ? studioSets(library, body).filter((one) => one.face === face) : setsOfMake(library, body, wearer)
  const set = sets.find((one) => one.colour === colour && one.stills.length > 0) ?? sets.find((one) => one.complete)
  return set?.stills.find((url) => url.endsWith(`/${view}.webp`)) ?? set?.stills[0] ?? null
}
