import { Badge } from '@/src/components/ui/Badge'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { cx } from '@/src/components/ui/cx'
import { Unbroken } from '@/src/components/ui/Unbroken'
import { OFFER_COLLAPSE_OVER, OFFER_DESCRIPTION_CUT, OFFER_DISCLAIMER_CUT } from '@/src/domain/constants/site'
import type { CoveredStock } from '@/src/domain/content/coveredStock'
import type { OfferLook } from '@/src/domain/content/sectionLooks'
import type { Site } from '@/tenants/Site'
import { ExpandableText } from '../articles/ExpandableText'
import { StudioRoom } from '../sections/hero/StudioRoom'
import type { OfferScope } from '../sections/offers/OfferFacts'
import { shownFigure } from '../sections/offers/OfferPrice'
import { OfferHeadline, OfferStub } from '../sections/offers/OfferStub'
import { OfferStrip } from './OfferStrip'

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
  /** As the site's offers stand. */
  look?: OfferLook
  /** The yards that have what it covers. */
  places?: readonly string[]
  daysLeft?: number | null
}

interface Composition {
  top: string
  picture: string
  words: string
  /** Around the buttons. */
  buttons?: string
}

/** Framed; the picture first and across the page; no frame. */
const FRAMED: Composition = {
  top: 'overflow-hidden rounded-xl bg-surface lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]',
  picture: '',
  words: 'p-5 sm:p-10 lg:p-12',
}
const COMPOSITIONS: Record<OfferLook, Composition> = {
  feature: FRAMED,
  tickets: FRAMED,
  poster: {
    top: '',
    picture: '-mx-gutter lg:mx-0 lg:aspect-[21/9]',
    words: 'pt-7 lg:grid lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-x-16 lg:pt-10',
  },
  panels: {
    top: 'overflow-hidden rounded-xl bg-brand-soft text-center',
    picture: 'order-last lg:aspect-[21/9]',
    words: 'mx-auto max-w-3xl p-6 sm:p-12',
    buttons: 'justify-center',
  },
  ledger: {
    top: 'gap-8 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-16',
    picture: 'overflow-hidden rounded-sm lg:order-last',
    words: 'self-center',
  },
}

/** A coupon with its figure on the stub; on a phone the stub is above. */
const TICKET = 'ticket rounded-xl bg-canvas max-lg:[mask:none]!'
const TICKET_COLUMNS = {
  plain: 'lg:grid-cols-[var(--stub)_minmax(0,1fr)]',
  pictured: 'lg:grid-cols-[var(--stub)_minmax(0,1.3fr)_minmax(0,1fr)]',
}
const STUB: Record<string, string> = { '--stub': '18rem' }

/** One offer: what it is, in figures, its terms, and the ways on (CON-20..22). */
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
  look = 'feature',
  brandTitle,
  modelName,
  expiry,
  places,
  daysLeft,
}: OfferDetailProps) => {
  const { top, picture, words, buttons } = COMPOSITIONS[look]
  const covers = [brandTitle, modelName].filter(Boolean).join(' ')
  const shown = look === 'tickets' || look === 'panels' ? shownFigure(figure, stock) : null
  const stub = look === 'tickets' ? shown : null
  // A ticket for vehicles shows one; another, such as a delivery, is its words.
  const pictured = !shown || Boolean(covers || stock)
  return (
    <Container className="py-5 lg:py-10">
      <div className={stub ? 'ticket-shadow' : undefined}>
        <div
          className={cx('grid', stub ? cx(TICKET, TICKET_COLUMNS[pictured && image ? 'pictured' : 'plain']) : top)}
          style={stub ? STUB : undefined}
        >
          {stub && <OfferStub {...stub} />}
          {image && pictured && (
            <div data-picture="offer" className={cx('relative', stub ? 'lg:order-last' : picture)}>
              <StudioRoom
                image={image}
                first
                sizes={look === 'poster' || look === 'panels' ? '100vw' : '(min-width: 1024px) 47rem, 100vw'}
                className="grid h-full content-center"
                pictureClassName="aspect-[8/5]"
                photoClassName="aspect-[8/5] lg:absolute! lg:inset-0 lg:aspect-auto"
              />
            </div>
          )}
          <div className={cx('flex flex-col justify-center', words)}>
            <div>
              {(category ?? covers) && (
                <p className={cx('mb-3 flex flex-wrap items-center gap-x-3 gap-y-2', buttons)}>
                  {category && <Badge tone="accent">{category}</Badge>}
                  {covers && <span className="text-sm font-semibold">{covers}</span>}
                </p>
              )}
              {shown && !stub && <OfferHeadline {...shown} />}
              <h1 className={shown && !stub ? 'text-heading text-balance' : 'text-title'}>
                <Unbroken text={name} />
              </h1>
            </div>
            <div>
              {description && (
                <div className={look === 'poster' ? 'max-lg:mt-4' : 'mt-4'}>
                  <ExpandableText
                    text={description}
                    over={OFFER_COLLAPSE_OVER}
                    length={OFFER_DESCRIPTION_CUT}
                    className="text-lead text-muted"
                  />
                </div>
              )}
              <div className={cx('mt-6 flex flex-wrap gap-3 max-sm:*:grow', buttons)}>
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
        </div>
      </div>
      <OfferStrip
        {...{ stock, expiry, site, places, daysLeft }}
        figure={shown ? null : figure}
        className="mt-8 lg:mt-10"
      />
      {disclaimer && (
        <div className="mt-8 max-w-4xl border-t border-line pt-5 text-sm text-muted">
          <h2 className="mb-1 font-semibold text-fg">Terms of this offer</h2>
          <ExpandableText text={disclaimer} over={OFFER_COLLAPSE_OVER} length={OFFER_DISCLAIMER_CUT} />
        </div>
      )}
    </Container>
  )
}
