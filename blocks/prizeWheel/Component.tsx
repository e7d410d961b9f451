import { PrizeWheelArt } from '@/src/components/prizes/PrizeWheelArt'
import { lookOf } from '@/src/components/sections/sectionProps'
import { Button } from '@/src/components/ui/Button'
import { Section } from '@/src/components/ui/Section'
import { currentWheel } from '@/src/data/content/getPrizeWheels'
import type { PrizeWheelBlock as Block } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'

/** The wheel that turns now with the way to its page; nothing while none does (RTE-40). */
export const PrizeWheelBlock = async ({ block, site }: { block: Block; site: Site }) => {
  const current = await currentWheel(site.id, new Date())
  if (!current?.isOpen) return null
  const { title, intro, prizes } = current.wheel
  return (
    <Section {...lookOf(block)}>
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-center gap-5 md:grid-cols-2 md:gap-10 lg:gap-16">
        <div>
          <h2 className="text-title">{block.heading || title}</h2>
          <p className="mt-3 text-muted md:mt-4 md:text-lead">{block.intro || intro}</p>
          <div className="mt-7">
            <Button href="/spin-to-win" size="lg" rel="nofollow">
              {block.buttonLabel}
            </Button>
          </div>
        </div>
        <PrizeWheelArt prizes={prizes} className="mx-auto max-w-sm" />
      </div>
    </Section>
  )
}
