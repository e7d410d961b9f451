import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { StudioBody } from './catalogue/CatalogueModel'
import type { StudioLibrary, StudioSet } from './StudioLibrary'

const bodies: readonly StudioBody[] = [
  'hatch',
  'sedan',
  'wagon',
  'suv',
  'ute',
  'van',
  'coupe',
  'people-mover',
  'motorcycle',
  'truck',
  'caravan',
]

const bodySchema = z.object({
  faces: z.array(z.string()).default([]),
  faceViews: z.array(z.string()).default([]),
  colours: z.array(z.object({ slug: z.string() })),
  views: z.array(z.string()),
  orbit: z.object({ colours: z.array(z.string()), frames: z.number().int() }).nullish(),
})

const manifestSchema = z.object({ bodies: z.record(z.string(), z.unknown()) })

/** Order in which a listing shows its pictures. */
const showing = ['hero', 'front', 'side', 'rear', 'interior']

const setsOf = (body: StudioBody, drawn: z.infer<typeof bodySchema>): StudioSet[] => {
  const views = showing.filter((view) => drawn.views.includes(view))
  return drawn.colours.flatMap(({ slug: colour }) =>
    ['', ...drawn.faces].map((face) => {
      const folder = (view: string) => (face && drawn.faceViews.includes(view) ? `${body}-${face}` : body)
      const shown = views.filter((view) => !face || view !== 'front' || drawn.faceViews.includes('front'))
      return {
        colour,
        face,
        stills: shown.map((view) => `/studio/${folder(view)}/${colour}/${view}.webp`),
        orbit:
          !face && drawn.orbit?.colours.includes(colour)
            ? Array.from(
                { length: drawn.orbit.frames },
                (_, frame) => `/studio/${body}/orbit/${colour}/${String(frame).padStart(2, '0')}.webp`,
              )
            : [],
        interior: views.includes('interior') ? `/studio/${folder('interior')}/${colour}/interior.webp` : null,
      }
    }),
  )
}

/** What the studio's manifest says is drawn. A missing or half-written manifest, or a body in it, means no pictures. */
export const studioLibraryFrom = (manifest: unknown): StudioLibrary => {
  const parsed = manifestSchema.safeParse(manifest)
  const library: StudioLibrary = {}
  if (!parsed.success) return library
  for (const body of bodies) {
    const drawn = bodySchema.safeParse(parsed.data.bodies[body])
    if (drawn.success && drawn.data.views.includes('hero')) library[body] = setsOf(body, drawn.data)
  }
  return library
}

/** Reads public/studio/manifest.json of the project at `root`; without one the demo has no pictures. */
export const readStudioLibrary = async (root: string): Promise<StudioLibrary> => {
  try {
    return studioLibraryFrom(JSON.parse(await readFile(path.join(root, 'public/studio/manifest.json'), 'utf8')))
  } catch {
    return {}
  }
}
