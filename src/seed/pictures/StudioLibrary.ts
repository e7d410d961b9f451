import type { Hotspot } from '@/src/domain/stock/photos/hotspots'
import { studioBodies, type StudioBody } from '../catalogue/CatalogueModel'

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
  /** Addresses of the pictures that are kept, in showing order: hero first, interior last. */
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

/** A longer one of the same kind is shown as the shorter one until it is drawn. */
const shorter: Partial<Record<StudioBody, StudioBody>> = { 'caravan-long': 'caravan' }

/**
 * Sets of the body; empty while it is not drawn. Another kind of body never stands in for it: what carries the load, or how many
 * doors there are, is what a buyer looks for.
 */
export const studioSets = (library: StudioLibrary, body: StudioBody): StudioSet[] =>
  library[body] ?? library[shorter[body] ?? body] ?? []

/** Whether a word names one of the studio's bodies. */
export const isStudioBody = (word: string): word is StudioBody => studioBodies.some((body) => body === word)

/** Keeps the face of a make the same on all its vehicles. */
const letterSum = (text: string): number => [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)

/** Faces without a grille, the smoothest first: nothing behind them needs air. */
const SMOOTH = ['bar', '']

/**
 * The sets of a body with the face of a make: its stock and its models look the same (CAR-17). An electric vehicle has a face
 * without a grille.
 */
export const setsOfMake = (
  library: StudioLibrary,
  body: StudioBody,
  make: string,
  electric: boolean = false,
): StudioSet[] => {
  const drawn = studioSets(library, body)
  const faces = [...new Set(drawn.map(({ face }) => face))]
  const smooth = electric ? SMOOTH.find((one) => faces.includes(one)) : undefined
  const face = smooth ?? faces[letterSum(make) % Math.max(faces.length, 1)] ?? ''
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
 * make it has the face of its vehicles, without one the face that is named, or the body's own.
 */
export const studioPicture = (
  library: StudioLibrary,
  token: string,
  make: string | null = null,
  electric: boolean = false,
): string | null => {
  const [name = '', colour = '', view = 'hero'] = token.split('/')
  const { body, face } = bodyAndFace(name)
  if (!isStudioBody(body)) return null
  const sets =
    make === null
      ? studioSets(library, body).filter((one) => one.face === face)
      : setsOfMake(library, body, make, electric)
  const set = sets.find((one) => one.colour === colour && one.stills.length > 0) ?? sets.find((one) => one.complete)
  return set?.stills.find((url) => url.endsWith(`/${view}.webp`)) ?? set?.stills[0] ?? null
}
