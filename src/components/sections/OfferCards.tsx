import Link from 'next/link'
import { ComparisonWarning } from '@/src/components/finance/ComparisonWarning'
import { Badge } from '@/src/components/ui/Badge'
import { Card } from '@/src/components/ui/Card'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import { advertisesCredit } from '@/src/domain/finance/advertising/financeAdvertising'
import { formatDay } from '@/src/domain/site/formatDay'
import { comparisonNotice } from '@/src/domain/legal/comparisonNotice'
import { siteZone } from '@/tenants/siteDay'
import { legalAt } from '@/tenants/legalAt'
import type { Site } from '@/tenants/Site'

export interface OfferView {
  id: string
  name: string
  href: string
  category: string | null
  /** Plain text, already shortened. */
  summary: string | null
  /** Stands on the picture; null: nothing does. */
  figure: { value: string; label: string | null } | null
  image: { url: string; alt: string } | null
  /** ISO time at which it ends; null: until it is taken off. */
  expiry: string | null
}

interface OfferCardsProps {
  offers: OfferView[]
  site: Pick<Site, 'id' | 'legal' | 'locations'>
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
  zone: string
  /** The only one: as wide as the page, its words beside the picture. */
  alone: boolean
}

const OfferCard = ({ offer, zone, alone }: OfferCardProps) => {
  const { name, href, category, summary, figure, image, expiry } = offer
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
      <div className={cx('flex flex-col items-start p-6', alone ? 'justify-center sm:p-10' : 'grow')}>
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
        {summary && <p className={cx('mt-2 text-muted', alone ? 'max-w-xl' : 'line-clamp-3')}>{summary}</p>}
        <p
          className={cx(
            'flex w-full flex-wrap items-baseline pt-5',
            alone ? 'gap-x-6' : 'mt-auto justify-between gap-x-4',
          )}
        >
          <span className="font-semibold text-brand-text">View offer</span>
          {expiry && (
            <span className="text-sm text-muted">
              Ends <time dateTime={expiry}>{formatDay(expiry, zone)}</time>
            </span>
          )}
        </p>
      </div>
    </Card>
  )
}

/** Current offers as cards, a single one across the page (CON-20), with the warning where one advertises credit (LAW-02). */
export const OfferCards = ({ offers, site }: OfferCardsProps) => (
  <>
    <ul className={cx('grid gap-6', offers.length > 1 && 'cards-in-threes sm:grid-cols-2')}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <OfferCard offer={offer} zone={siteZone(site)} alone={offers.length === 1} />
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
