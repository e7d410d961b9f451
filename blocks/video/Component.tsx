import { actionsOf, lookOf } from '@/src/components/sections/sectionProps'
import { VideoSection } from '@/src/components/sections/VideoSection'
import { pictureOf } from '@/src/domain/content/pictureOf'
import { videoSource } from '@/src/domain/gallery/videoSource'
import type { VideoBlock as Block } from '@/src/payload-types'

/** A video behind its picture; nothing while its address is none. */
export const VideoBlock = ({ block }: { block: Block }) => {
  const video = videoSource(block.url)
  if (!video) return null
  return (
    <VideoSection
      look={lookOf(block)}
      heading={block.heading ?? null}
      text={block.intro ?? null}
      action={actionsOf(block.button)[0] ?? null}
      video={video}
      poster={pictureOf(block.poster)?.url ?? null}
      beside={block.width === 'beside'}
    />
  )
}
