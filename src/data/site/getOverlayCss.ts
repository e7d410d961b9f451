import { tagsFor } from '@/src/domain/cache/tags'
import { withoutHints } from '@/src/domain/media/pictureHints'
import { overlayCss, type PictureOverlay } from '@/src/domain/media/overlayCss'
import { pictureOf } from '@/src/domain/content/pictureOf'
import { isWithin } from '@/src/domain/content/isWithin'
import type { PictureOverlay as Row } from '@/src/payload-types'
import { cachedRead } from '../reads/cachedRead'
import { payloadClient, publicRead } from '../reads/payloadClient'
import { populated } from '../reads/populated'
import { published } from '../reads/published'

interface Timed {
  overlay: PictureOverlay
  start: string | null
  expiry: string | null
}

const toOverlay = (row: Row): PictureOverlay[] => {
  const { kind, place, words, tone, opacity, width } = row
  const shownOn = row.shownOn ?? []
  if (kind === 'ribbon') return words ? [{ kind, place, shownOn, words, tone: tone ?? 'brand' }] : []
  const picture = pictureOf({ media: row.artwork })
  if (!picture) return []
  const url = withoutHints(picture.url)
  return [{ kind, place, shownOn, url, opacityPercent: opacity ?? 60, widthPercent: width ?? 30 }]
}

/** The style sheet of a site's picture overlays that run now (CMS-04), '' when none do. */
export const getOverlayCss = async (tenantId: string, now: Date): Promise<string> => {
  const timed = await cachedRead(
    ['picture-overlays', tenantId],
    [tagsFor.content(tenantId, 'picture-overlays')],
    async (): Promise<Timed[]> => {
      const payload = await payloadClient()
      const { docs } = await payload.find({
        collection: 'picture-overlays',
        ...publicRead,
        depth: 1,
        limit: 20,
        sort: '-updatedAt',
        populate: populated,
        where: published(tenantId),
      })
      return docs.flatMap((row) =>
        toOverlay(row).map((overlay) => ({ overlay, start: row.start ?? null, expiry: row.expiry ?? null })),
      )
    },
  )
  return overlayCss(timed.filter((row) => isWithin(row, now)).map(({ overlay }) => overlay))
}
