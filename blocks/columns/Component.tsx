import { ColumnSet } from '@/src/components/sections/ColumnSet'
import { actionsOf, sectionProps } from '@/src/components/sections/sectionProps'
import { RichText } from '@/src/components/site/RichText'
import { Section } from '@/src/components/ui/Section'
import { pictureOf } from '@/src/domain/content/pictureOf'
import type { ColumnsBlock as Block } from '@/src/payload-types'

/** Two or three columns; one that holds nothing is left out. */
export const ColumnsBlock = ({ block }: { block: Block }) => {
  const columns = (block.columns ?? [])
    .map(({ id, heading, text, image, button }) => ({
      id: id ?? heading ?? '',
      heading: heading ?? null,
      text: text ? <RichText content={text} /> : null,
      image: pictureOf(image),
      action: actionsOf(button)[0] ?? null,
    }))
    .filter(({ heading, text, image, action }) => heading || text || image || action)
  if (columns.length === 0) return null
  return (
    <Section {...sectionProps(block)}>
      <ColumnSet columns={columns} widths={block.widths} frame={block.frame} />
    </Section>
  )
}
