import { faqJsonLd } from '@/src/components/jsonLd/faqJsonLd'
import { JsonLd } from '@/src/components/jsonLd/JsonLd'
import { sectionProps } from '@/src/components/sections/sectionProps'
import { RichText } from '@/src/components/site/RichText'
import { Accordion } from '@/src/components/ui/Accordion'
import { Section, SectionHeading } from '@/src/components/ui/Section'
import type { FaqBlock as Block } from '@/src/payload-types'

/** Questions that open in place (CON-15). */
export const FaqBlock = ({ block }: { block: Block }) => {
  const items = block.items ?? []
  if (items.length === 0) return null
  const { title, intro, link, ...look } = sectionProps(block)
  return (
    <Section {...look}>
      <JsonLd data={faqJsonLd(items)} />
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)]">
        {title && (
          <div className="section-start start-beside lg:sticky lg:top-28 lg:self-start">
            <SectionHeading title={title} intro={intro} link={link} />
          </div>
        )}
        <div className={title ? undefined : 'lg:col-span-2'}>
          <Accordion
            items={items.map(({ id, question, answer }) => ({
              id: id ?? question,
              title: question,
              content: <RichText content={answer} />,
            }))}
          />
        </div>
      </div>
    </Section>
  )
}
