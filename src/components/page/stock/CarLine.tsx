import type { CardRules } from '@/src/components/cards/CardRules'
import { CardTagBadge } from '@/src/components/cards/CardTagBadge'
import { KeyFacts } from '@/src/components/cards/KeyFacts'
import { Price } from '@/src/components/ui/Price'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { badgeAndSeries } from '@/src/domain/stock/car/carTitle'
import { CarName } from './CarName'
import { CarPicture } from './CarPicture'
import { conditionAndPlace } from './carWords'

interface CarLineProps {
  car: StockCard
  rules: CardRules
}

/** One car in a list: a small picture, its name and facts, its price at the end of the line. The whole line leads to its page. */
export const CarLine = ({ car, rules }: CarLineProps) => (
  <li className="group relative grid grid-cols-[8.5rem_minmax(0,1fr)] items-center gap-x-4 border-t border-line py-4 sm:grid-cols-[10rem_minmax(0,1fr)_auto] sm:gap-x-5">
    <CarPicture car={car} rules={rules} sizes="12rem" tagged={false} className="aspect-[8/5] self-start rounded-md" />
    <div className="min-w-0">
      <p className="flex items-center gap-2 text-[0.8125rem] text-muted">
        <CardTagBadge car={car} rules={rules} className="h-5! px-1.5! text-2xs! shadow-none!" />
        <span className="min-w-0 truncate">{conditionAndPlace(car)}</span>
      </p>
      <CarName car={car} className="text-[1.0625rem] leading-snug" />
      <p className="truncate text-sm text-muted">{badgeAndSeries(car)}</p>
      <KeyFacts car={car} icons={false} className="mt-1 max-h-5 overflow-hidden" />
      <div className="mt-1 sm:hidden">
        <Price car={car} settings={rules} inLine />
      </div>
    </div>
    <div className="w-32 text-right max-sm:hidden [&_p]:justify-end">
      <Price car={car} settings={rules} />
    </div>
  </li>
)
