import { ArrowRight } from 'lucide-react'
import type { CardRules } from '@/src/components/cards/CardRules'
import { KeyFacts } from '@/src/components/cards/KeyFacts'
import { cx } from '@/src/components/ui/cx'
import { Price } from '@/src/components/ui/Price'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { badgeAndSeries } from '@/src/domain/stock/car/carTitle'
import { CarLine } from './CarLine'
import { CarName } from './CarName'
import { CarPicture } from './CarPicture'
import type { CarsProps } from './CarsProps'
import { conditionAndPlace } from './carWords'

const BESIDE = 4

const Lead = ({ car, rules }: { car: StockCard; rules: CardRules }) => (
  <div className="group relative flex flex-col">
    <CarPicture
      car={car}
      rules={rules}
      sizes="(min-width: 1024px) 50vw, 100vw"
      className="aspect-[8/5] max-h-[36rem] rounded-lg"
    />
    <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 sm:mt-5">
      <div className="min-w-0">
        <p className="text-sm text-muted">{conditionAndPlace(car)}</p>
        <CarName car={car} className="mt-0.5 text-heading" />
        <p className="text-muted">{badgeAndSeries(car)}</p>
        <KeyFacts car={car} icons={false} className="mt-2.5" />
      </div>
      <div className="flex items-end justify-between gap-5 max-sm:w-full">
        <Price car={car} settings={rules} />
        <span
          aria-hidden
          className="grid size-12 place-items-center rounded-full bg-brand text-on-brand transition-transform group-hover:translate-x-1"
        >
          <ArrowRight />
        </span>
      </div>
    </div>
  </div>
)

/** The first car large, the next four as lines beside it, on a phone two. */
export const CarLead = ({ cars: [first, ...others], rules }: CarsProps) =>
  first && (
    <div className={cx('grid gap-8 lg:gap-14', others.length > 0 && 'lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]')}>
      <Lead car={first} rules={rules} />
      {others.length > 0 && (
        <ul className="self-start border-b border-line max-sm:[&>:nth-child(n+3)]:hidden">
          {others.slice(0, BESIDE).map((car) => (
            <CarLine key={car.id} small car={car} rules={rules} />
          ))}
        </ul>
      )}
    </div>
  )
