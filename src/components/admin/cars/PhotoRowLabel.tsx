'use client'
import { useFormFields, useRowLabel } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from '@/src/components/admin/zod'
import { relationId } from '@/src/domain/relationId'
import './cars.css'

interface Row {
  media?: unknown
  image?: { url?: string | null; thumb?: { url?: string | null } | null } | null
  isVideo?: boolean | null
}

const MEDIA = /^images\.\d+\.media$/

const answerSchema = z.object({
  docs: z.array(z.object({ id: z.string(), thumbnailURL: z.string().nullish(), url: z.string().nullish() })),
})

type Thumbnails = ReadonlyMap<string, string>

/** One request for all rows of a list. */
const asked = new Map<string, Promise<Thumbnails>>()

const read = async (ids: readonly string[]): Promise<Thumbnails> => {
  const where = ids.map((id) => `where[id][in]=${encodeURIComponent(id)}`).join('&')
  const response = await fetch(`/api/media?depth=0&limit=${ids.length}&${where}`, { credentials: 'include' })
  const parsed = answerSchema.safeParse(response.ok ? await response.json() : null)
  const docs = parsed.success ? parsed.data.docs : []
  return new Map(
    docs.flatMap(({ id, thumbnailURL, url }) => {
      const address = thumbnailURL || url
      return address ? [[id, address]] : []
    }),
  )
}

const NONE: Thumbnails = new Map()

/** Addresses of the small pictures of uploads, by id; empty until they are there. `key` is their ids, by commas. */
const useThumbnails = (key: string): Thumbnails => {
  const [found, setFound] = useState<Thumbnails>(NONE)
  useEffect(() => {
    if (key === '') return
    let gone = false
    const answer = asked.get(key) ?? read(key.split(',')).catch(() => NONE)
    asked.set(key, answer)
    void answer.then((thumbnails) => gone || setFound(thumbnails))
    return () => void (gone = true)
  }, [key])
  return found
}

/** The row of a photo: the picture itself and its place, so that photos are put in order by looking at them. */
export const PhotoRowLabel = () => {
  const { data, rowNumber } = useRowLabel<Row>()
  const uploads = useFormFields(([fields]) =>
    Object.entries(fields)
      .flatMap(([path, field]) => (MEDIA.test(path) ? (relationId(field?.value) ?? []) : []))
      .sort()
      .join(','),
  )
  const thumbnails = useThumbnails(uploads)
  const upload = relationId(data?.media)
  const address = data?.image?.thumb?.url || data?.image?.url
  const picture = upload === null ? address : thumbnails.get(upload)
  const place = (rowNumber ?? 0) + 1
  return (
    <span className="photo-row">
      {picture ? (
        // eslint-disable-next-line @next/next/no-img-element -- the address may be anywhere a feed says
        <img src={picture} alt={`Photo ${place}`} width={96} height={64} loading="lazy" />
      ) : (
        <span className="photo-row__none">{upload === null ? 'No picture yet' : ''}</span>
      )}
      <span>
        {place}
        {place === 1 && <small> · main photo</small>}
        {data?.isVideo === true && <small> · video</small>}
      </span>
    </span>
  )
}
