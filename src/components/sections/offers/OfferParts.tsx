import { ArrowRight, ChevronDown } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import type { CoveredStock } from '@/src/domain/content/coveredStock'
import { formatDay } from '@/src/domain/site/formatDay'
import { siteZone } from '@/tenants/siteDay'
import { coveredWords } from './OfferPrice'
import type { OfferItemProps, OfferListProps, OfferView } from './OfferView'

/** The terms of an offer on its card, folded. */
export const OfferTerms = ({
  name,
  disclaimer,
  className,
}: Pick<OfferView, 'name' | 'disclaimer'> & { className?: string }) =>
  disclaimer && (
    <details className={cx('relative z-2 text-sm text-muted', className)}>
      <summary className="inline-flex min-h-8 list-none items-center gap-1.5 font-semibold [[open]>&_svg]:rotate-180">
        Terms<span className="sr-only">: {name}</span>
        <ChevronDown className="size-4 transition-transform" />
      </summary>
      <p className="pt-1 leading-relaxed">{disclaimer}</p>
    </details>
  )

/** For some vehicles: others, such as a delivery, have no picture of their own. */
const isForVehicles = ({ image, brandTitle, modelName }: OfferView, stock: CoveredStock | null): boolean =>
  image !== null && Boolean(brandTitle ?? modelName ?? stock)

export interface PicturedOfferProps extends OfferItemProps {
  /** Across the page, with what it is for in a picture. */
  pictured: boolean
}

/** Offers with what they cover, those for vehicles first where `pictures` are shown. */
export const vehiclesFirst = (
  { offers, stock }: Pick<OfferListProps, 'offers' | 'stock'>,
  pictures: boolean,
): Omit<PicturedOfferProps, 'site'>[] =>
  offers
    .map((offer) => {
      const covered = stock?.get(offer.id) ?? null
      return { offer, stock: covered, pictured: pictures && isForVehicles(offer, covered) }
    })
    .toSorted((one, other) => Number(other.pictured) - Number(one.pictured))

interface OfferPictureProps extends Pick<OfferView, 'image'> {
  sizes: string
  className: string
  /** On it. */
  children?: ReactNode
}

/** What an offer is for; nothing without a picture. */
export const OfferPicture = ({ image, sizes, className, children }: OfferPictureProps) =>
  image && (
    <div data-picture="offer" className={cx('relative overflow-hidden', className)}>
      <Photo
        url={image.url}
        alt=""
        sizes={sizes}
        className="object-cover transition-transform duration-500 group-hover:scale-[1.03]"
      />
      {children}
    </div>
  )

/** What the card, which is one link, does. */
export const ViewOffer = () => (
  <span className="inline-flex min-h-8 items-center gap-1.5 font-semibold text-brand-text group-hover:underline">
    View offer
    <ArrowRight className="size-4" />
  </span>
)

/** To the vehicles an offer covers, over the link that the whole card is. */
export const CoveredLink = ({ name, stock }: { name: string; stock: CoveredStock | null }) =>
  stock && (
    <Link
      prefetch={false}
      href={stock.href}
      className="relative z-2 inline-flex min-h-8 items-center gap-1.5 font-semibold hover:underline"
    >
      {coveredWords(stock)}
      <span className="sr-only">: {name}</span>
      <ArrowRight className="size-4" />
    </Link>
  )

/** The day an offer ends on the dealership's clocks. */
export const OfferEnd = ({ expiry, site }: { expiry: string; site: OfferListProps['site'] }) => (
  <time dateTime={expiry} className="tabular whitespace-nowrap">
    {formatDay(expiry, siteZone(site))}
  </time>
)
