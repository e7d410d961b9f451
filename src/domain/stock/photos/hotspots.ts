import { z } from 'zod'

/** A point on one frame of the spin, as fractions of the picture's width and height. */
const positionSchema = z.object({ frame: z.number().int().nonnegative(), x: z.number(), y: z.number() })

/** One marked detail (CAR-21): what it is, where it is anchored, and where it lies on each frame that shows it. */
export const hotspotSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  description: z.string(),
  anchors: z.array(z.string()).default([]),
  positions: z.array(positionSchema).default([]),
})

/** Hotspots of the exterior and of the interior spin (CAR-21). */
export const hotspotsSchema = z.object({
  exterior: z.array(hotspotSchema).default([]),
  interior: z.array(hotspotSchema).default([]),
})

export type Hotspot = z.infer<typeof hotspotSchema>
export type Hotspots = z.infer<typeof hotspotsSchema>
