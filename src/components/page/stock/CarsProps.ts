import type { CardRules } from '@/src/components/cards/CardRules'
import type { StockCard } from '@/src/domain/search/index/StockDocument'

/** Some cars as one of the layouts draws them. */
export interface CarsProps {
  cars: StockCard[]
  rules: CardRules
}
