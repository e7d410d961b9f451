import { PromoTile } from '@/src/components/cards/PromoTile'
import { sectionProps } from '@/src/components/sections/sectionProps'
import { cx } from '@/src/components/ui/cx'
import { Section } from '@/src/components/ui/Section'
import { getPromoCards } from '@/src/data/content/getPromoCards'
import { relationId } from '@/src/domain/relationId'
import type { PromoCardsBlock as Block } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'

const COLUMNS: Record<number, string> = { 1: '', 2: 'sm:grid-cols-2', 4: 'sm:grid-cols-2 xl:grid-cols-4' }

/** Promo cards that run today: those the editor chose, else the first; nothing while none runs (ENT-16). */
export const PromoCardsBlock = async ({ block, site }: { block: Block; site: Site }) => {
  const running = await getPromoCards(site, '/', new Date())
  const wanted = block.cards ?? []
  const chosen = wanted.flatMap((card) => running.find(({ id }) => id === relationId(card)) ?? [])
  const cards = (wanted.length > 0 ? chosen : running).slice(0, block.limit)
  if (cards.length === 0) return null
  return (
    <Section {...sectionProps(block)}>
      <ul className={cx('grid gap-5', COLUMNS[cards.length] ?? 'sm:grid-cols-2 lg:grid-cols-3')}>
        {cards.map((card) => (
          <li key={card.id} className="grid min-h-80">
            <PromoTile card={card} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
