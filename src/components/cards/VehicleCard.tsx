import Link from 'next/link'
import type { ReactNode } from 'react'
import type { StockDocument } from '@/src/domain/search/StockDocument'
import { Button } from '@/src/components/ui/Button'
import { cx } from '@/src/components/ui/cx'
import { Icon } from '@/src/components/ui/Icon'
import { Price } from '@/src/components/ui/Price'
import { CardAction } from './CardAction'
import type { CardRules } from './CardRules'
import { CardTagBadge } from './CardTagBadge'
import { KeyFacts } from './KeyFacts'
import { VehiclePhoto } from './VehiclePhoto'

const CONDITIONS: Record<StockDocument['car_type'], string> = { new: 'New', demo: 'Demo', used: 'Used' }

interface VehicleCardProps {
  car: StockDocument
  rules: CardRules
  /** In the first row: its photo is loaded at once. */
  eager?: boolean
  /** Widths of the photo; default suits three columns. */
  sizes?: string
  /** A save, favourite or compare toggle for the photo's corner (SRP-10). */
  toggle?: ReactNode
  /** The repayment estimate under the price (SRP-12): only the one helper that shows its comparison rate may be here. */
  estimate?: ReactNode
  /** Set to 2 where cards stand directly under the page's title. */
  headingLevel?: 2 | 3
}

/** One car in a list: results, carousels, similar cars (SRP-08..13). */
export const VehicleCard = ({
  car,
  rules,
  eager = false,
  sizes = '(min-width: 1280px) 25rem, (min-width: 640px) 50vw, 100vw',
  toggle,
  estimate,
  headingLevel = 3,
}: VehicleCardProps) => {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const place = car.location_name ?? car.city
  return (
    <article
      className={cx(
        'group relative flex flex-col overflow-hidden rounded-lg bg-canvas text-fg shadow-card transition-shadow hover:shadow-raised',
        'card-outlined:border card-outlined:border-line card-outlined:shadow-none card-outlined:hover:border-line-strong',
        'card-flush:overflow-visible card-flush:rounded-none card-flush:bg-transparent card-flush:shadow-none',
      )}
    >
      <div
        className={cx(
          'relative aspect-[8/5] overflow-hidden bg-surface card-flush:rounded-lg card-outlined:m-2 card-outlined:rounded-md',
          car.status === 'sold' && 'grayscale-[0.7]',
        )}
      >
        <VehiclePhoto car={car} sizes={sizes} eager={eager} />
        {place && (
          <p className="pointer-events-none absolute bottom-3 left-3 flex h-7 max-w-[calc(100%-1.5rem)] items-center gap-1 rounded-full bg-black/65 pl-2 pr-3 text-xs font-medium text-white transition-opacity group-hover:opacity-0">
            <Icon name="map-pin" className="size-3.5" />
            <span className="truncate">{place}</span>
          </p>
        )}
      </div>
      <CardTagBadge
        car={car}
        rules={rules}
        className="absolute left-3 top-3 z-10 card-outlined:left-5 card-outlined:top-5"
      />
      {toggle && <div className="absolute right-3 top-3 z-10 card-outlined:right-5 card-outlined:top-5">{toggle}</div>}
      <div className="flex grow flex-col p-5 card-flush:px-0 card-flush:pb-0 card-outlined:px-5 card-outlined:pt-3">
        <p className="mb-1 text-[0.8125rem] font-medium text-muted">
          {CONDITIONS[car.car_type]}
          {car.body && <> · {car.body}</>}
        </p>
        <Heading className="text-[1.1875rem] leading-snug tracking-[-0.012em]">
          <Link href={car.path} prefetch={false} className="cover-link outline-offset-4">
            {[car.year, car.make, car.model].filter(Boolean).join(' ')}
          </Link>
        </Heading>
        <p className="mt-0.5 min-h-[1.45em] truncate text-[0.9375rem] text-muted">
          {[car.badge, car.series].filter(Boolean).join(' ')}
        </p>
        <div className="mt-3.5">
          <KeyFacts car={car} />
        </div>
        <div className="mt-auto pt-4">
          <div className="min-h-[4.5rem] border-t border-line pt-4">
            <Price car={car} settings={rules} />
            {estimate}
          </div>
          <div className="relative z-10 mt-4 grid grid-cols-2 gap-2.5">
            <Button href={car.path} variant="outline" size="sm" className="h-10" tabIndex={-1} aria-hidden>
              View Details
            </Button>
            <CardAction car={car} />
          </div>
        </div>
      </div>
    </article>
  )
}
