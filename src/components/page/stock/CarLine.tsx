import type { CardRules } from '@/src/components/cards/CardRules'
import { CardTagBadge } from '@/src/components/cards/CardTagBadge'
import { KeyFacts } from '@/src/components/cards/KeyFacts'
import { cx } from '@/src/components/ui/cx'
import { Price } from '@/src/components/ui/Price'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { badgeAndSeries } from '@/src/domain/stock/car/carTitle'
import { CarName } from './CarName'
import { CarPicture } from './CarPicture'
import { conditionAndPlace } from './carWords'

interface CarLineProps {
  car: StockCard
  rules: CardRules
  /** Beside a large picture. */
  small?: boolean
}

/**
 * One car in a list: its picture, beside it name, facts and price; where the window is wide these are below, unless the line is
 * small. The whole of it leads to its page.
 */
export const CarLine = ({ car, rules, small = false }: CarLineProps) => (
  <li
    className={cx(
      'group relative grid grid-cols-[8.5rem_minmax(0,1fr)] items-center gap-x-4 border-line max-sm:border-t max-sm:py-4',
      small
        ? 'sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-6 sm:border-t sm:py-4'
        : 'sm:flex sm:flex-col sm:items-stretch sm:gap-y-3.5',
    )}
  >
    <CarPicture
      car={car}
      rules={rules}
      sizes={small ? '(min-width: 640px) 11rem, 8.5rem' : '(min-width: 1024px) 26rem, (min-width: 640px) 45vw, 8.5rem'}
      tagged={false}
      className={cx(
        'aspect-[8/5] rounded-md',
        small ? 'self-start' : 'max-sm:self-start sm:aspect-[3/2] sm:rounded-lg',
      )}
    />
    <div className="flex min-w-0 grow flex-col">
      <p className="flex flex-wrap items-center gap-x-2 text-[0.8125rem] text-muted">
        <CardTagBadge car={car} rules={rules} className="h-5! px-1.5! text-2xs! shadow-none!" />
        <span>{conditionAndPlace(car)}</span>
      </p>
      <CarName car={car} className="text-[1.0625rem] leading-snug sm:text-lead" />
      <p className="truncate text-sm text-muted">{badgeAndSeries(car)}</p>
      <KeyFacts car={car} icons={false} className="mt-1 max-h-5 overflow-hidden" />
      <div className="mt-auto pt-1 sm:pt-2">
        <Price car={car} settings={rules} inLine />
      </div>
    </div>
  </li>
)
