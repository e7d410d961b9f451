import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { ComparisonWarning } from '@/src/components/finance/ComparisonWarning'
import { OfferCards, OfferFigure, type OfferView } from '@/src/components/sections/OfferCards'
import { Badge } from '@/src/components/ui/Badge'
import { Card } from '@/src/components/ui/Card'
import { Photo } from '@/src/components/ui/Photo'
import { advertisesCredit } from '@/src/domain/finance/advertising/financeAdvertising'
import { comparisonNotice } from '@/src/domain/legal/comparisonNotice'
import { formatDay } from '@/src/domain/site/formatDay'
import { legalAt } from '@/tenants/legalAt'
import type { Site } from '@/tenants/Site'
import { siteZone } from '@/tenants/siteDay'

type OfferSite = Pick<Site, 'id' | 'legal' | 'locations'>

const OneOffer = ({ offer, site }: { offer: OfferView; site: OfferSite }) => {
  const { name, href, category, summary, figure, image, expiry } = offer
  return (
    <>
      <Card as="article" interactive className="group grid lg:grid-cols-2">
        {image && (
          <div
            data-picture="offer"
            className="relative aspect-[8/5] overflow-hidden bg-surface lg:aspect-auto lg:min-h-80"
          >
            <Photo url={image.url} alt="" sizes="(min-width: 1024px) 40rem, 100vw" className="object-cover" />
            {figure && <OfferFigure {...figure} />}
          </div>
        )}
        <div className="flex flex-col items-start justify-center p-6 sm:p-10">
          {category && (
            <Badge tone="accent" className="mb-4">
              {category}
            </Badge>
          )}
          <h3 className="text-heading">
            <Link prefetch={false} href={href} className="cover-link">
              {name}
            </Link>
          </h3>
          {summary && <p className="mt-3 max-w-xl text-muted">{summary}</p>}
          <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-1">
            <span className="inline-flex items-center gap-1.5 font-semibold text-brand-text">
              View offer
              <ArrowRight className="size-4 transition-transform group-hover:translate-x-1" />
            </span>
            {expiry && (
              <span className="text-sm text-muted">
                Ends <time dateTime={expiry}>{formatDay(expiry, siteZone(site))}</time>
              </span>
            )}
          </p>
        </div>
      </Card>
      {advertisesCredit(`${name} ${summary ?? ''}`) && (
        <ComparisonWarning
          text={comparisonNotice(legalAt(site, null))}
          className="mt-8 text-[0.8125rem] leading-relaxed text-muted"
        />
      )}
    </>
  )
}

/** Current offers of a brand or a model: one is a band as wide as the page, more are cards (CON-20, LAW-02). */
export const OfferBand = ({ offers, site }: { offers: OfferView[]; site: OfferSite }) => {
  const [only, ...more] = offers
  return only && more.length === 0 ? <OneOffer offer={only} site={site} /> : <OfferCards site={site} offers={offers} />
}
