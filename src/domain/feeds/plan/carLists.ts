import { z } from 'zod'
import { listNames, plainFields } from '@/src/domain/stock/fields/carFieldTable'

/** A photo as its row holds it; `mediaId` is our own copy of it. */
export const carPhotoSchema = z.object({
  mediaId: z.string().nullable(),
  url: z.string().nullable(),
  thumb: z.string().nullable(),
  isVideo: z.boolean(),
})
export type CarPhoto = z.infer<typeof carPhotoSchema>

/** Lists of texts of a car, by the path their rows carry. */
export const textLists = [...listNames(plainFields), 'payment_processors' as const]
/** Lists of videos of a car; each has a table of its own. */
export const videoLists = ['videos', 'walkaround_videos'] as const
export type TextList = (typeof textLists)[number]
export type VideoList = (typeof videoLists)[number]

/** A car's lists; one that is absent was not sent, or is empty where a stored car is meant. */
export interface CarLists {
  images?: CarPhoto[]
  texts: Partial<Record<TextList, string[]>>
  videos: Partial<Record<VideoList, string[]>>
}
