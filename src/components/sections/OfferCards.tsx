import { ArrowRight, ChevronDown } from 'lucide-react'
import Link from 'next/link'
import { ComparisonWarning } from '@/src/components/finance/ComparisonWarning'
import { Badge } from '@/src/components/ui/Badge'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { Card } from '@/src/components/ui/Card'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import type { CoveredStock } from '@/src/domain/content/coveredStock'
import { advertisesCredit } from '@/src/domain/finance/advertising/financeAdvertising'
import { comparisonNotice } from '@/src/domain/legal/comparisonNotice'
import { legalAt } from '@/tenants/legalAt'
import type { Site } from '@/tenants/Site'
import { OfferFacts, type OfferScope } from './OfferFacts'
import { coveredWords, OfferFigure, OfferPrice, shownFigure } from './OfferPrice'

export interface OfferView extends OfferScope {
  id: string
  name: string
  href: string
  category: string | null
  /** Plain text. */
  summary: string | null
  disclaimer?: string | null
  /** Stands on the picture; null: nothing does. */
  figure: { value: string; label: string | null } | null
  image: { url: string; alt: string } | null
}

interface OfferCardsProps {
  offers: OfferView[]
  site: Pick<Site, 'id' | 'legal' | 'locations'>
  /** By an offer's id; left out: not said. */
  stock?: ReadonlyMap<string, CoveredStock>
  /** 'page': the first across the page, the others below it; 'row': a section of another page, on a phone side by side. */
  layout?: 'page' | 'row'
}

/** Wide: words beside the picture across the page. Tall: beside two others. Side: one of these, its picture on its left. */
type Shape = 'wide' | 'tall' | 'side' | 'card'

const CARDS: Record<Shape, string> = {
  wide: 'grid lg:grid-cols-2',
  tall: 'flex h-full flex-col',
  side: 'flex h-full flex-col lg:grid lg:grid-cols-[2fr_3fr]',
  card: 'flex h-full flex-col',
}
const PICTURES: Record<Shape, string> = {
  wide: 'lg:aspect-auto lg:min-h-80',
  tall: 'lg:aspect-auto lg:min-h-72 lg:grow',
  side: 'lg:aspect-auto',
  card: '',
}
const WORDS: Record<Shape, string> = {
  wide: 'justify-center p-5 sm:p-10',
  tall: 'p-5 max-lg:grow sm:p-6',
  side: 'grow p-5 sm:p-6',
  card: 'grow p-5 sm:p-6',
}

const shapeOf = (index: number, count: number, layout: OfferCardsProps['layout']): Shape => {
  if (count === 1 || (layout === 'page' && count > 2 && index === 0)) return 'wide'
  if (layout === 'row' && count === 3) return index === 0 ? 'tall' : 'side'
  return 'card'
}

interface OfferCardProps {
  offer: OfferView
  site: OfferCardsProps['site']
  stock: CoveredStock | null
  shape: Shape
}

const OfferCard = ({ offer, site, stock, shape }: OfferCardProps) => {
  const { name, href, category, summary, disclaimer, figure, image } = offer
  const shown = shownFigure(figure, stock)
  return (
    <Card as="article" interactive className={cx('group', CARDS[shape])}>
      {image && (
        <div data-picture="offer" className={cx('relative aspect-[8/5] overflow-hidden bg-surface', PICTURES[shape])}>
          <Photo
            url={image.url}
            alt=""
            sizes="(min-width: 1024px) 40rem, (min-width: 640px) 50vw, 100vw"
            className="object-cover transition-transform duration-500 group-hover:scale-[1.03]"
          />
          {shown && <OfferFigure {...shown} small={shape === 'side'} />}
        </div>
      )}
      <div className={cx('flex min-w-0 flex-col items-start', WORDS[shape])}>
        {category && (
          <Badge tone="accent" className="mb-3">
            {category}
          </Badge>
        )}
        <h3 className={shape === 'wide' ? 'text-heading' : 'text-subheading'}>
          <Link prefetch={false} href={href} className="cover-link">
            {name}
          </Link>
        </h3>
        <OfferFacts {...offer} site={site} className="mt-2.5 text-sm" />
        {summary && (
          <p className={cx('mt-3 text-muted', shape === 'wide' ? 'max-w-xl' : 'line-clamp-3 max-sm:text-[0.9375rem]')}>
            {summary}
          </p>
        )}
        {figure && <OfferPrice from={stock?.from ?? null} className="mt-3" />}
        <div className="mt-auto w-full pt-4">
          <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <span className={buttonClasses({ size: 'sm', className: 'group-hover:bg-brand-hover' })}>View offer</span>
            {stock && (
              <Link
                prefetch={false}
                href={stock.href}
                className="relative z-2 inline-flex min-h-8 items-center gap-1.5 font-semibold hover:underline"
              >
                {coveredWords(stock)}
                <span className="sr-only">: {name}</span>
                <ArrowRight className="size-4" />
              </Link>
            )}
          </p>
          {disclaimer && (
            <details className="relative z-2 border-t border-line pt-2 text-sm text-muted mt-2">
              <summary className="inline-flex min-h-8 list-none items-center gap-1.5 font-semibold [[open]>&_svg]:rotate-180">
                Terms<span className="sr-only">: {name}</span>
                <ChevronDown className="size-4 transition-transform" />
              </summary>
              <p className="pt-1 leading-relaxed">{disclaimer}</p>
            </details>
          )}
        </div>
      </div>
    </Card>
  )
}

/** How the cards stand; the first of a page takes a row of its own, and the others are in threes below it. */
const listLook = (count: number, layout: OfferCardsProps['layout']): string => {
  if (count === 1) return 'grid'
  if (layout === 'page') return cx('grid gap-6 sm:grid-cols-2', count > 2 ? 'cards-after-lead' : 'cards-in-threes')
  return cx(
    'phone-row gap-6 sm:grid sm:grid-cols-2',
    count === 3
      ? 'sm:max-lg:[&>:first-child]:col-span-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:[&>:first-child]:row-span-2'
      : 'cards-in-threes',
  )
}

/** Current offers as cards (CON-20), with the warning where one advertises credit (LAW-02). */
export const OfferCards = ({ offers, site, stock, layout = 'row' }: OfferCardsProps) => (
  <>
    <ul className={listLook(offers.length, layout)}>
      {offers.map((offer, index) => (
        <li key={offer.id} className="min-w-0">
          <OfferCard
            offer={offer}
            site={site}
            stock={stock?.get(offer.id) ?? null}
            shape={shapeOf(index, offers.length, layout)}
          />
        </li>
      ))}
    </ul>
    {offers.some(({ name, summary }) => advertisesCredit(`${name} ${summary ?? ''}`)) && (
      <ComparisonWarning
        text={comparisonNotice(legalAt(site, null))}
        className="mt-6 text-[0.8125rem] leading-relaxed text-muted"
      />
    )}
  </>
)
