import Link from 'next/link'
import { ComparisonWarning } from '@/src/components/finance/ComparisonWarning'
import { Badge } from '@/src/components/ui/Badge'
import { Card } from '@/src/components/ui/Card'
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

/** Current offers as cards (CON-20), with the warning where one of them advertises credit (LAW-02). */
export const OfferCards = ({ offers, site }: OfferCardsProps) => (
  <>
    <ul className="cards-in-threes grid gap-6 sm:grid-cols-2">
      {offers.map(({ id, name, href, category, summary, figure, image, expiry }) => (
        <li key={id}>
          <Card as="article" interactive className="group flex h-full flex-col">
            {image && (
              <div data-picture="offer" className="relative aspect-[8/5] overflow-hidden bg-surface">
                <Photo
                  url={image.url}
                  alt=""
                  sizes="(min-width: 1024px) 40rem, (min-width: 640px) 50vw, 100vw"
                  className="object-cover transition-transform duration-500 group-hover:scale-[1.03]"
                />
                {figure && <OfferFigure {...figure} />}
              </div>
            )}
            <div className="flex grow flex-col items-start p-6">
              {category && (
                <Badge tone="accent" className="mb-3">
                  {category}
                </Badge>
              )}
              <h3 className="text-subheading">
                <Link prefetch={false} href={href} className="cover-link">
                  {name}
                </Link>
              </h3>
              {summary && <p className="mt-2 line-clamp-3 text-muted">{summary}</p>}
              <p className="mt-auto flex w-full flex-wrap items-baseline justify-between gap-x-4 pt-5">
                <span className="font-semibold text-brand-text">View offer</span>
                {expiry && (
                  <span className="text-sm text-muted">
                    Ends <time dateTime={expiry}>{formatDay(expiry, siteZone(site))}</time>
                  </span>
                )}
              </p>
            </div>
          </Card>
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
