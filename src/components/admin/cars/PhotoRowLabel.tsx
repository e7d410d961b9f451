'use client'
import { useFormFields, useRowLabel } from '@payloadcms/ui'
import { relationId } from '@/src/domain/relationId'
import './cars.css'
import { useThumbnails } from './useThumbnails'

interface Row {
  media?: unknown
  image?: { url?: string | null; thumb?: { url?: string | null } | null } | null
  isVideo?: boolean | null
}

const MEDIA = /^images\.\d+\.media$/

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
