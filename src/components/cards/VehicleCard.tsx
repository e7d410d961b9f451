'use client'

import Link from 'next/link'
import { Button } from '@/src/components/ui/Button'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { ACTION_ANCHORS, mainAction } from '@/src/domain/stock/availability/mainAction'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { cx } from '@/src/components/ui/cx'
import { Price } from '@/src/components/ui/Price'
import { CardEstimate } from './CardEstimate'
import { CardPhoto } from './VehiclePhoto'
import type { CardRules } from './CardRules'
import { CardTagBadge } from './CardTagBadge'
import { CardToggle } from './CardToggle'
import { CarTitle } from './CarTitle'
import { KeyFacts, moreFacts } from './KeyFacts'
import { Eye } from 'lucide-react'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { priceRatingWords } from '@/src/domain/stock/pricing/priceRating'
import { priceInWords } from '@/src/domain/stock/pricing/priceInWords'
import { badgeAndSeries } from '@/src/domain/stock/car/carTitle'
import { conditionNames } from '@/src/domain/stock/normalise/conditionNames'

/** How often a car was viewed (SRP-11). */
const CardViews = ({ views }: { views: number }) => (
  <span className="vc-views tabular flex shrink-0 items-center gap-1 text-muted">
    <Eye className="size-4" />
    {views.toLocaleString('en-AU')}
    <span className="sr-only">{views === 1 ? ' view' : ' views'}</span>
  </span>
)

/** How the price compares, and how often the car was viewed. */
const CardNotes = ({ car, rules, listed }: Pick<VehicleCardProps, 'car' | 'rules' | 'listed'>) => {
  const rating = listed && rules.showRating ? priceRatingWords(car) : null
  const views = rules.showViews && car.views > 0
  return (
    (rating || views) && (
      <p className="vc-notes">
        {rating && <span className="vc-rating">{rating}</span>}
        {views && <CardViews views={car.views} />}
      </p>
    )
  )
}

interface VehicleCardProps {
  car: StockCard
  rules: CardRules
  /** In the first row: its photo is loaded eagerly. */
  eager?: boolean
  /** `sizes` of the photo; the default suits three columns. */
  sizes?: string
  /**
   * In search results: shows icons, and the repayment where there is one (SRP-12) and how the price compares (ALRT-08); the
   * page must show the warning (LAW-02) and the method. Its photo grows into the car's page.
   */
  listed?: boolean
  /** Distance in kilometres from the place the shopper searches around. */
  distanceKm?: number | null
  /** 2 where cards follow the page's title directly. */
  headingLevel?: 2 | 3
}

/** Names of the parts, by which cards.css puts them into the order that the theme chose (theme.cardLayout). */
const ground = cx(
  'vc group relative flex flex-col overflow-hidden rounded-lg bg-canvas text-fg shadow-card transition-shadow hover:shadow-raised view-list:flex-row',
  'card-outlined:border card-outlined:border-line card-outlined:shadow-none card-outlined:hover:border-line-strong',
  'card-flush:overflow-visible card-flush:rounded-none card-flush:bg-transparent card-flush:shadow-none',
)
const content = cx(
  'vc-body flex min-w-0 grow flex-col p-4 sm:p-5 card-flush:px-0 card-flush:pb-0 card-outlined:px-5 card-outlined:pt-3',
  'view-list:p-4 card-flush:view-list:py-0 card-flush:view-list:pl-5 card-flush:view-list:pr-0 lg:view-list:flex-row lg:view-list:gap-6 lg:view-list:p-5 card-flush:lg:view-list:p-0 card-flush:lg:view-list:pl-6',
)
/** Price and buttons: under the facts, or beside them in a wide list. */
const foot = cx(
  'vc-foot mt-auto pt-3 sm:pt-4 max-sm:view-list:pt-2.5',
  'lg:view-list:mt-0 lg:view-list:flex lg:view-list:w-60 lg:view-list:shrink-0 lg:view-list:flex-col lg:view-list:justify-between lg:view-list:border-l lg:view-list:border-line lg:view-list:pl-6 lg:view-list:pt-0',
)
const priceBox = cx(
  'vc-price border-t border-line pt-3 max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-6 max-sm:gap-y-2 sm:pt-4 max-sm:view-list:border-0 max-sm:view-list:pt-0',
  'lg:view-list:border-0 lg:view-list:pt-0',
)

const details = buttonClasses({ variant: 'outline', size: 'sm', className: 'h-10 group-hover:border-fg' })

/** What the car costs less than before; shown where a layout of cards.css has room for it. */
const CardSaving = ({ car, rules }: Pick<VehicleCardProps, 'car' | 'rules'>) => {
  const { wasPrice } = priceInWords(car, rules)
  return wasPrice && <p className="vc-save hidden">Save {formatDollars(wasPrice.savingDollars)}</p>
}

/** The card's main button: enquire, book a test drive, or find something like a sold car (SRP-13, PRC-06, PRC-08). */
const CardAction = ({ car }: { car: Pick<StockCard, 'status' | 'tag' | 'path' | 'title' | 'item_type' | 'km'> }) => {
  const { kind, label } = mainAction(car)
  return (
    <Button
      href={`${car.path}${ACTION_ANCHORS[kind]}`}
      size="sm"
      className="relative z-10 h-10"
      aria-label={`${label}: ${car.title}`}
    >
      {label}
    </Button>
  )
}

/**
 * One car in a list: results, carousels, similar cars (SRP-08..13). A client component, so that the page's data holds the car
 * and not each of the card's elements: 1.8 KB instead of 7.
 */
export const VehicleCard = ({
  car,
  rules,
  eager = false,
  sizes = '(min-width: 1280px) 25rem, (min-width: 640px) 50vw, 100vw',
  listed = false,
  distanceKm = null,
  headingLevel = 3,
}: VehicleCardProps) => {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className={ground}>
      <CardPhoto car={car} sizes={sizes} eager={eager} distanceKm={distanceKm} grows={listed} />
      <div className="vc-mark noscript:hidden">
        <CardToggle car={car} rules={rules} />
      </div>
      <div className={content}>
        <div className="vc-words min-w-0 grow">
          <p className="vc-kind mb-1 flex items-center gap-2.5 text-[0.8125rem] leading-tight font-medium text-muted">
            <CardTagBadge car={car} rules={rules} className="vc-tag" />
            <span className="max-sm:view-list:hidden">
              {[conditionNames[car.car_type], car.body].filter(Boolean).join(' · ')}
            </span>
          </p>
          <Heading className="vc-name text-[1.1875rem] leading-snug tracking-[-0.012em] max-sm:view-list:text-base">
            <Link prefetch={false} href={car.path} className="cover-link outline-offset-4">
              <CarTitle car={car} />
            </Link>
          </Heading>
          <p className="vc-grade mt-0.5 min-h-[1.45em] truncate text-[0.9375rem] text-muted max-sm:view-list:text-sm">
            {badgeAndSeries(car)}
          </p>
          <KeyFacts car={car} icons={listed} className="vc-facts mt-2.5 sm:mt-3.5 max-sm:view-list:mt-1.5" />
          <CardNotes car={car} rules={rules} listed={listed} />
          <p className="vc-more mt-4 hidden text-sm leading-relaxed text-muted lg:view-list:block">{moreFacts(car)}</p>
        </div>
        <div className={foot}>
          <div className={priceBox}>
            <Price car={car} settings={rules} />
            <CardSaving car={car} rules={rules} />
            {listed && <CardEstimate car={car} rules={rules} className="vc-week sm:mt-3 max-sm:view-list:hidden" />}
          </div>
          <div className="vc-ways mt-3.5 grid grid-cols-2 gap-2.5 sm:mt-4 max-sm:view-list:hidden lg:view-list:grid-cols-1 [&>:only-child]:col-span-full">
            {/* The button is under the link that covers the whole card, so a click on it follows that link. It has
                 no room beside longer labels. */}
            {mainAction(car).kind === 'enquire' && (
              <a href={car.path} className={details} tabIndex={-1} aria-hidden>
                View Details
              </a>
            )}
            <CardAction car={car} />
          </div>
        </div>
      </div>
    </article>
  )
}
