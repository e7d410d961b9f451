import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { studioBodies, type StudioBody } from '../catalogue/CatalogueModel'
import type { StudioLibrary, StudioSet } from './StudioLibrary'

const bodySchema = z.object({
  /** The views that a face has of its own; its others are those of the body, but for the front. */
  faces: z.record(z.string(), z.array(z.string())).default({}),
  colours: z.array(z.object({ slug: z.string(), hex: z.string() })),
  views: z.array(z.string()),
  orbit: z.object({ colours: z.array(z.string()), frames: z.number().int() }).nullish(),
})

const detailSchema = z.object({
  detail: z.string(),
  anchors: z.array(z.string()),
  positions: z.array(z.object({ frame: z.number().int(), x: z.number(), y: z.number() })),
})

/** What is made of the pictures: hotspots.json and videos.json. Without them a set is only its pictures. */
const extrasSchema = z.object({
  hotspots: z.record(z.string(), z.array(detailSchema)).catch({}),
  videos: z
    .object({ walkarounds: z.record(z.string(), z.array(z.string())), tours: z.array(z.string()) })
    .catch({ walkarounds: {}, tours: [] }),
})
type Extras = z.infer<typeof extrasSchema>

/**
 * `cabins`: which bodies have the cabin of each trim. `closeUps`: pictures that vehicles share, in showing order, with the
 * bodies of a cabin's and the bodies with their face of a wheel's. `yards`: views of used vehicles, one of each site's yard.
 */
const manifestSchema = z.object({
  bodies: z.record(z.string(), z.unknown()),
  cabins: z.record(z.string(), z.array(z.string())).catch({}),
  closeUps: z.record(z.string(), z.array(z.string())).catch({}),
  yards: z.array(z.string()).catch([]),
})

/** What a body shares with others: addresses, and the names of views. */
interface Shared {
  cabin: string | null
  yards: string[]
  /** Of a body, or of a body with a face. */
  closeUpsOf: (kind: 'wheels' | 'cabins', name: string) => string[]
}

/** Order in which a listing shows the pictures of the outside. */
const showing = ['hero', 'front', 'side', 'rear']

/** Whether the file of an address is there: colours and bodies that no demo asks for are not kept. */
type IsThere = (address: string) => boolean

const setsOf = (
  body: StudioBody,
  drawn: z.infer<typeof bodySchema>,
  { cabin, yards, closeUpsOf }: Shared,
  { hotspots, videos }: Extras,
  isThere: IsThere,
): StudioSet[] => {
  const views = showing.filter((view) => drawn.views.includes(view))
  const inside = cabin === null ? [] : [cabin, ...closeUpsOf('cabins', body)]
  return drawn.colours.flatMap(({ slug: colour, hex }) =>
    Object.entries({ '': views, ...drawn.faces }).map(([face, own]) => {
      const ownFolder = face ? `${body}-${face}` : body
      const folder = (view: string) => (own.includes(view) ? ownFolder : body)
      const shown = views.filter((view) => view !== 'front' || own.includes('front'))
      const [hero = '', ...sides] = shown.map((view) => `/studio/${folder(view)}/${colour}/${view}.webp`)
      // In surroundings and, used, in yards; not of every body, and each face has its own.
      const around = ['scene', ...yards].map((view) => `/studio/${ownFolder}/${colour}/${view}.webp`)
      const outside = [hero, ...around, ...sides].filter(isThere)
      // Never first. The cabin follows the outside at once, as dealers show it; from behind and from above are not of every body.
      const more = [`${folder('rear')}/${colour}/back`, `${ownFolder}/${colour}/above`]
      const closer = [
        ...inside,
        ...closeUpsOf('wheels', ownFolder),
        ...more.map((one) => `/studio/${one}.webp`),
      ].filter(isThere)
      const frame = (number: number) => `/studio/${body}/orbit/${colour}/${String(number).padStart(2, '0')}.webp`
      const turns = !face && drawn.orbit?.colours.includes(colour) && isThere(frame(0))
      const walkaround = `/studio/${body}/walkaround/${colour}.mp4`
      const tour = `/studio/${body}/tour.mp4`
      return {
        colour,
        hex,
        face,
        whole: outside,
        stills: outside.length === 0 ? [] : [...outside, ...closer],
        complete: [hero, ...sides, ...(cabin === null ? [] : [cabin])].every(isThere),
        orbit: turns ? Array.from({ length: drawn.orbit?.frames ?? 0 }, (_, number) => frame(number)) : [],
        details: turns ? (hotspots[body] ?? []) : [],
        walkaround: !face && videos.walkarounds[body]?.includes(colour) && isThere(walkaround) ? walkaround : null,
        tour: videos.tours.includes(body) && isThere(tour) ? tour : null,
        interior: cabin,
      }
    }),
  )
}

/**
 * What the studio's manifest says is drawn, as far as its files are there. A missing or half-written manifest, or a body in
 * it, means no pictures.
 */
export const studioLibraryFrom = (
  manifest: unknown,
  made: unknown = {},
  isThere: IsThere = () => true,
): StudioLibrary => {
  const parsed = manifestSchema.safeParse(manifest)
  const extras = extrasSchema.parse(made)
  const library: StudioLibrary = {}
  if (!parsed.success) return library
  const { bodies, cabins, closeUps, yards } = parsed.data
  const closeUpsOf: Shared['closeUpsOf'] = (kind, name) =>
    Object.entries(closeUps)
      .filter(([picture, names]) => picture.startsWith(`${kind}/`) && names.includes(name))
      .map(([picture]) => `/studio/${picture}.webp`)
  for (const body of studioBodies) {
    const drawn = bodySchema.safeParse(bodies[body])
    const trim = Object.keys(cabins).find((one) => cabins[one]?.includes(body))
    const cabin = trim ? `/studio/cabins/${trim}/interior.webp` : null
    if (drawn.success && drawn.data.views.includes('hero'))
      library[body] = setsOf(body, drawn.data, { cabin, yards, closeUpsOf }, extras, isThere)
  }
  return library
}

/** Reads public/studio of the project at `root`; without its manifest the demo has no pictures. */
export const readStudioLibrary = async (root: string): Promise<StudioLibrary> => {
  const read = async (file: string): Promise<unknown> => {
    try {
      return JSON.parse(await readFile(path.join(root, 'public/studio', file), 'utf8'))
    } catch {
      return undefined
    }
  }
  const made = { hotspots: await read('hotspots.json'), videos: await read('videos.json') }
  return studioLibraryFrom(await read('manifest.json'), made, (address) =>
    existsSync(path.join(root, 'public', address)),
  )
}
