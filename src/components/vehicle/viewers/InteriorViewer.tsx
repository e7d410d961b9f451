'use client'

import { type KeyboardEvent, useState } from 'react'
import type { CarGallery } from '@/src/domain/gallery/carGallery'
import { hotspotsOnFrame } from '@/src/domain/gallery/hotspotsOnFrame'
import { imageAddress } from '@/src/domain/media/imageAddress'
import { type InteriorKind, interiorKind } from '@/src/domain/gallery/interior'
import { CoverFrame } from './CoverFrame'
import { HotspotCard } from './HotspotCard'
import { HotspotMarks } from './HotspotMarks'
import { LoadingPill } from './LoadingPill'
import { PanoramaView } from './PanoramaView'

interface InteriorViewerProps {
  interior: NonNullable<CarGallery['interior']>
  name: string
  cdn: string | null
}

const WIDTH_PX = 1920

/** The interior (GAL-08): a panorama to look round in, a wide picture to look along, or a picture. */
export const InteriorViewer = ({ interior: { url, hotspots }, name, cdn }: InteriorViewerProps) => {
  const [shape, setShape] = useState<{ kind: InteriorKind; ratio: number } | null>(null)
  const [failed, setFailed] = useState(false)
  const [open, setOpen] = useState<string | null>(null)
  const src = imageAddress(url, { widthPx: WIDTH_PX }, cdn)
  const label = `Interior of ${name}`
  const spots = hotspotsOnFrame(hotspots, 0)
  if (failed)
    return (
      <p role="status" className="absolute inset-0 grid place-items-center bg-surface px-6 text-center text-muted">
        The interior view could not be loaded.
      </p>
    )
  const marks = <HotspotMarks spots={spots} open={open} onOpen={setOpen} />
  return (
    <div
      className="absolute inset-0 bg-surface"
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && setOpen(null)}
    >
      {shape?.kind === 'panorama' ? (
        <PanoramaView
          url={url}
          label={label}
          spots={spots}
          open={open}
          onOpen={setOpen}
          onFail={() => setShape({ kind: 'wide', ratio: shape.ratio })}
        />
      ) : shape?.kind === 'wide' ? (
        <div
          tabIndex={0}
          role="region"
          aria-label={label}
          className="no-scrollbar h-full overflow-x-auto -outline-offset-4"
        >
          <div className="relative h-full" style={{ aspectRatio: shape.ratio }}>
            <img src={src} alt={label} draggable={false} className="size-full" />
            {marks}
          </div>
        </div>
      ) : (
        <CoverFrame ratio={shape?.ratio ?? 8 / 5}>
          <img
            src={src}
            alt={label}
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setShape({ kind: interiorKind(width, height), ratio: width / height })
            }
            onError={() => setFailed(true)}
            className="size-full"
          />
          {shape && marks}
        </CoverFrame>
      )}
      {shape ? (
        <HotspotCard
          hotspots={hotspots}
          open={open}
          onOpen={setOpen}
          spotY={spots.find(({ id }) => id === open)?.y ?? null}
        />
      ) : (
        <LoadingPill label="Loading the interior" />
      )}
    </div>
  )
}
