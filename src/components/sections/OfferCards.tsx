import type { ComponentType } from 'react'
import { ComparisonWarning } from '@/src/components/finance/ComparisonWarning'
import type { OfferLook } from '@/src/domain/content/sectionLooks'
import { advertisesCredit } from '@/src/domain/finance/advertising/financeAdvertising'
import { comparisonNotice } from '@/src/domain/legal/comparisonNotice'
import { legalAt } from '@/tenants/legalAt'
import { OfferFeature } from './offers/OfferFeature'
import { OfferLedger } from './offers/OfferLedger'
import { OfferPanels } from './offers/OfferPanels'
import { OfferPosters } from './offers/OfferPosters'
import { OfferTickets } from './offers/OfferTickets'
import type { OfferListProps } from './offers/OfferView'

const LOOKS: Record<OfferLook, ComponentType<OfferListProps>> = {
  feature: OfferFeature,
  tickets: OfferTickets,
  ledger: OfferLedger,
  poster: OfferPosters,
  panels: OfferPanels,
}

interface OfferCardsProps extends OfferListProps {
  look?: OfferLook
}

/** Current offers (CON-20) in one of the looks, with the warning where one advertises credit (LAW-02). */
export const OfferCards = ({ look = 'feature', ...list }: OfferCardsProps) => {
  const List = LOOKS[look]
  return (
    <>
      <List {...list} />
      {list.offers.some(({ name, summary }) => advertisesCredit(`${name} ${summary ?? ''}`)) && (
        <ComparisonWarning
          text={comparisonNotice(legalAt(list.site, null))}
          className="mt-6 text-[0.8125rem] leading-relaxed text-muted"
        />
      )}
    </>
  )
}
