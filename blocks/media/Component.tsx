import { PictureSet } from '@/src/components/sections/hero/PictureSet'
import { sectionProps } from '@/src/components/sections/sectionProps'
import { cx } from '@/src/components/ui/cx'
import { Section } from '@/src/components/ui/Section'
import { pictureOf } from '@/src/domain/content/pictureOf'
import type { MediaBlock as Block } from '@/src/payload-types'

/** One picture, or a small gallery; nothing while there is no picture. */
export const MediaBlock = ({ block }: { block: Block }) => {
  const pictures = (block.pictures ?? []).flatMap(({ image, alt, caption }) => {
    const picture = pictureOf(image)
    return picture ? [{ url: picture.url, alt: alt || picture.alt, caption: caption ?? null }] : []
  })
  if (pictures.length === 0) return null
  return (
    <Section {...sectionProps(block)} bleed={block.width === 'screen'}>
      <div className={cx(block.width === 'reading' && 'max-w-prose')}>
        <PictureSet pictures={pictures} bleed={block.width === 'screen'} />
      </div>
    </Section>
  )
}
