import { LogoRow } from '@/src/components/sections/LogoRow'
import { sectionProps } from '@/src/components/sections/sectionProps'
import { PaymentLogos } from '@/src/components/site/PaymentLogos'
import { Section } from '@/src/components/ui/Section'
import { pictureOf } from '@/src/domain/content/pictureOf'
import type { LogosBlock as Block } from '@/src/payload-types'

/** Payment cards taken (BUY-06), or the editor's own logos. */
export const LogosBlock = ({ block }: { block: Block }) => {
  const own = block.kind === 'own'
  const logos = (block.logos ?? []).map(({ name, image, href }) => ({
    name,
    image: pictureOf(image)?.url ?? null,
    href: href ?? null,
  }))
  if (own && logos.length === 0) return null
  return (
    <Section {...sectionProps(block)} centred>
      <div className="flex justify-center">{own ? <LogoRow logos={logos} /> : <PaymentLogos size="large" />}</div>
    </Section>
  )
}
