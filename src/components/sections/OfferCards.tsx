import { ArrowRight, ChevronDown } from 'lucide-react'
import Link from 'next/link'
import { ComparisonWarning } from '@/src/components/finance/ComparisonWarning'
import { Badge } from '@/src/components/ui/Badge'
import { Card } from '@/src/components/ui/Card'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import { advertisesCredit } from '@/src/domain/finance/advertising/financeAdvertising'
import { comparisonNotice } from '@/src/domain/legal/comparisonNotice'
import { legalAt } from '@/tenants/legalAt'
import type { Site } from '@/tenants/Site'
import { OfferFacts, type OfferScope } from './OfferFacts'

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

/** How many vehicles in stock an offer covers, and the search that lists them. */
export interface CoveredStock {
  total: number
  href: string
}

interface OfferCardsProps {
  offers: OfferView[]
  site: Pick<Site, 'id' | 'legal' | 'locations'>
  /** By an offer's id; left out: not said. */
  stock?: ReadonlyMap<string, CoveredStock>
}

/** What an offer is worth, on its picture: at its top, where studio and sky are. */
export const OfferFigure = ({ value, label }: { value: string; label: string | null }) => (
  <p className="absolute left-4 top-4 rounded-md bg-brand px-4 py-2.5 text-on-brand shadow-sm">
    <span className="text-heading block font-bold">{value}</span>
    {label && <span className="mt-0.5 block text-sm font-medium leading-tight">{label}</span>}
  </p>
)

interface OfferCardProps {
  offer: OfferView
  site: OfferCardsProps['site']
  stock: CoveredStock | null
  /** The only one: as wide as the page, its words beside the picture. */
  alone: boolean
}

const OfferCard = ({ offer, site, stock, alone }: OfferCardProps) => {
  const { name, href, category, summary, disclaimer, figure, image } = offer
  return (
    <Card as="article" interactive className={cx('group', alone ? 'grid lg:grid-cols-2' : 'flex h-full flex-col')}>
      {image && (
        <div
          data-picture="offer"
          className={cx('relative aspect-[8/5] overflow-hidden bg-surface', alone && 'lg:aspect-auto lg:min-h-80')}
        >
          <Photo
            url={image.url}
            alt=""
            sizes="(min-width: 1024px) 40rem, (min-width: 640px) 50vw, 100vw"
            className="object-cover transition-transform duration-500 group-hover:scale-[1.03]"
          />
          {figure && <OfferFigure {...figure} />}
        </div>
      )}
      <div className={cx('flex flex-col items-start p-5 sm:p-6', alone ? 'justify-center sm:p-10' : 'grow')}>
        {category && (
          <Badge tone="accent" className="mb-3">
            {category}
          </Badge>
        )}
        <h3 className={alone ? 'text-heading' : 'text-subheading'}>
          <Link prefetch={false} href={href} className="cover-link">
            {name}
          </Link>
        </h3>
        <OfferFacts {...offer} site={site} className="mt-2.5 text-sm" />
        {summary && <p className={cx('mt-3 text-muted', alone ? 'max-w-xl' : 'line-clamp-6')}>{summary}</p>}
        <div className="mt-auto w-full pt-4">
          <p className="flex flex-wrap items-center gap-x-6">
            <span className="inline-flex min-h-8 items-center font-semibold text-brand-text">View offer</span>
            {stock && (
              <Link
                prefetch={false}
                href={stock.href}
                className="relative z-2 inline-flex min-h-8 items-center gap-1.5 font-semibold hover:underline"
              >
                {stock.total.toLocaleString('en-AU')} in stock<span className="sr-only">: {name}</span>
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

/** Current offers as cards, a single one across the page (CON-20), with the warning where one advertises credit (LAW-02). */
export const OfferCards = ({ offers, site, stock }: OfferCardsProps) => (
  <>
    <ul className={cx('grid gap-6', offers.length > 1 && 'cards-in-threes sm:grid-cols-2')}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <OfferCard offer={offer} site={site} stock={stock?.get(offer.id) ?? null} alone={offers.length === 1} />
        </li>
      ))}
    </ul>
    {offers.some(({ name, summary }) => advertisesCredit(`${name} ${summary ?? ''}`)) && (
      <ComparisonWarning
        text={comparisonNotice(legalAt(site, null))}
        className="mt-8 text-[0.8125rem] leading-relaxed text-muted"
      />
    )}
  </>
)
