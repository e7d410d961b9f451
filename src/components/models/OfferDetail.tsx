import { Calendar } from 'lucide-react'
import { Badge } from '@/src/components/ui/Badge'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { Photo } from '@/src/components/ui/Photo'
import { OFFER_COLLAPSE_OVER, OFFER_DESCRIPTION_CUT, OFFER_DISCLAIMER_CUT } from '@/src/domain/constants/site'
import { formatDay } from '@/src/domain/site/formatDay'
import { OfferFigure } from '../sections/OfferCards'
import { ExpandableText } from '../articles/ExpandableText'

interface OfferDetailProps {
  name: string
  category: string | null
  description: string | null
  disclaimer: string | null
  figure: { value: string; label: string | null } | null
  image: { url: string; alt: string } | null
  /** ISO time. */
  expiry: string | null
  /** On whose clocks it ends: the dealership's. */
  timeZone: string
  model: { name: string; href: string } | null
}

/** One offer: what it is, until when, its terms, and the ways on (CON-20..22). */
export const OfferDetail = ({
  name,
  category,
  description,
  disclaimer,
  figure,
  image,
  expiry,
  timeZone,
  model,
}: OfferDetailProps) => (
  <Container className="py-8 lg:py-12">
    <div className="grid overflow-hidden rounded-xl bg-surface lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
      <div data-picture="offer" className="relative aspect-[8/5] bg-ink lg:aspect-auto lg:min-h-[30rem]">
        {image && (
          <Photo
            url={image.url}
            alt={image.alt}
            first
            sizes="(min-width: 1024px) 47rem, 100vw"
            className="object-cover"
          />
        )}
        {figure && <OfferFigure {...figure} />}
      </div>
      <div className="flex flex-col p-6 sm:p-10 lg:p-12">
        {category && (
          <Badge tone="accent" className="mb-4 self-start">
            {category}
          </Badge>
        )}
        <h1 className="text-title">{name}</h1>
        {description && (
          <div className="mt-5">
            <ExpandableText
              text={description}
              over={OFFER_COLLAPSE_OVER}
              length={OFFER_DESCRIPTION_CUT}
              className="text-lead text-muted"
            />
          </div>
        )}
        {expiry && (
          <p className="mt-5 flex items-center gap-2.5 font-semibold">
            <Calendar className="size-5 text-brand-text" />
            Ends <time dateTime={expiry}>{formatDay(expiry, timeZone)}</time>
          </p>
        )}
        <div className="mt-8 flex flex-wrap gap-3">
          <Button href="#enquire" size="lg">
            Enquire Now
          </Button>
          {model && (
            <Button href={model.href} size="lg" variant="outline">
              Explore {model.name}
            </Button>
          )}
          <Button href="/book-test-drive" size="lg" variant="outline">
            Book A Test Drive
          </Button>
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
