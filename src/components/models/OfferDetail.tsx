import Link from 'next/link'
import { ArrowRight } from 'lucide-react'
import { Badge } from '@/src/components/ui/Badge'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { OFFER_COLLAPSE_OVER, OFFER_DESCRIPTION_CUT, OFFER_DISCLAIMER_CUT } from '@/src/domain/constants/site'
import type { CoveredStock } from '@/src/domain/content/coveredStock'
import type { Site } from '@/tenants/Site'
import { OfferFacts, type OfferScope } from '../sections/OfferFacts'
import { coveredWords, OfferFigure, OfferPrice, shownFigure } from '../sections/OfferPrice'
import { StudioRoom } from '../sections/hero/StudioRoom'
import { ExpandableText } from '../articles/ExpandableText'

interface OfferDetailProps extends OfferScope {
  name: string
  category: string | null
  description: string | null
  disclaimer: string | null
  figure: { value: string; label: string | null } | null
  image: { url: string; alt: string } | null
  site: Pick<Site, 'id' | 'locations'>
  model: { name: string; href: string } | null
  /** What it covers of the stock, or is ordered; null: nothing, or it is not said. */
  stock: CoveredStock | null
  /** How the vehicles it is for are tried; null where it is for none. */
  visit: { label: string; href: string } | null
}

/** One offer: what it is, for what, where and until when, its terms, and the ways on (CON-20..22). */
export const OfferDetail = ({
  name,
  category,
  description,
  disclaimer,
  figure,
  image,
  site,
  model,
  stock,
  visit,
  ...scope
}: OfferDetailProps) => {
  const shown = shownFigure(figure, stock)
  return (
    <Container className="py-5 lg:py-10">
      <div className="grid overflow-hidden rounded-xl bg-surface lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div data-picture="offer" className="relative">
          {image && (
            <StudioRoom
              image={image}
              first
              sizes="(min-width: 1024px) 47rem, 100vw"
              className="grid h-full content-center"
              pictureClassName="aspect-[8/5]"
              photoClassName="aspect-[8/5] lg:absolute! lg:inset-0 lg:aspect-auto"
            />
          )}
          {shown && <OfferFigure {...shown} />}
        </div>
        <div className="flex flex-col justify-center p-5 sm:p-10 lg:p-12">
          {category && (
            <Badge tone="accent" className="mb-3 self-start">
              {category}
            </Badge>
          )}
          <h1 className="text-title">{name}</h1>
          <OfferFacts {...scope} site={site} className="mt-4" />
          {description && (
            <div className="mt-4">
              <ExpandableText
                text={description}
                over={OFFER_COLLAPSE_OVER}
                length={OFFER_DESCRIPTION_CUT}
                className="text-lead text-muted"
              />
            </div>
          )}
          {figure && <OfferPrice from={stock?.from ?? null} className="mt-4 text-lead" />}
          {stock?.total === 0 && <p className="mt-2 font-semibold">To order</p>}
          {stock && stock.total > 0 && (
            <Link
              prefetch={false}
              href={stock.href}
              className="mt-2 inline-flex min-h-6 items-center gap-2 self-start font-semibold text-brand-text hover:underline"
            >
              {coveredWords(stock)} now
              <ArrowRight className="size-4" />
            </Link>
          )}
          <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow">
            <Button href="#enquire" size="lg">
              Enquire Now
            </Button>
            {model && (
              <Button href={model.href} size="lg" variant="outline">
                Explore {model.name}
              </Button>
            )}
            {visit && (
              <Button href={visit.href} size="lg" variant="outline">
                {visit.label}
              </Button>
            )}
          </div>
        </div>
      </div>
      {disclaimer && (
        <div className="mt-6 max-w-4xl text-sm text-muted">
          <h2 className="mb-1 font-semibold text-fg">Terms of this offer</h2>
          <ExpandableText text={disclaimer} over={OFFER_COLLAPSE_OVER} length={OFFER_DISCLAIMER_CUT} />
        </div>
      )}
    </Container>
  )
}
