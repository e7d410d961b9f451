import { ArrowRight, MapPin, Tag } from 'lucide-react'
import Link from 'next/link'
import { BrandMark } from '@/src/components/site/BrandMark'
import { Button } from '@/src/components/ui/Button'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import { Unbroken } from '@/src/components/ui/Unbroken'
import { fromWords } from '@/src/domain/content/models/brandCard'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { brandAnchor } from './BrandJumps'
import { BrandInShort, BrandModelLines, type BrandRow, stockWords } from './BrandModelLines'

/** Its tile's price is not among those of its models: another of it, new in stock, costs less. */
const isOfAnother = ({ models, price }: BrandRow): boolean => {
  const listed = models.flatMap(({ priceFromDollars }) => priceFromDollars ?? [])
  return listed.length > 0 && !listed.some((dollars) => formatDollars(dollars) === price?.text)
}

/** What the price of its tile is of: a new one, by its name where the list of models above has others, or any. */
const leadOf = ({ models, price }: BrandRow): string => {
  if (models.length > 0) return price?.model ? `New ${price.model} in stock from` : 'Another new one in stock from'
  return fromWords(price ?? {})
}

/** 'See all 20 Toyota cars': of a list of brands the number alone would not say of what. */
const StockLink = (brand: BrandRow) =>
  brand.stock && (
    <Link
      prefetch={false}
      href={brand.stock.href}
      className="group/stock inline-flex min-h-8 items-center gap-1.5 font-semibold text-brand-text tabular"
    >
      <span className="underline decoration-current/40 underline-offset-4 group-hover/stock:decoration-current">
        See all {brand.stock.total.toLocaleString('en-AU')} {stockWords(brand)}
      </span>
      <ArrowRight className="size-4 transition-transform group-hover/stock:translate-x-0.5" />
    </Link>
  )

const PriceLine = ({ brand }: { brand: BrandRow }) =>
  brand.price && (
    <>
      {leadOf(brand)} <span className="font-semibold text-fg tabular">{brand.price.text}</span> {brand.price.basis}
    </>
  )

/** One thing more to know, the first there is: a lower price than those of its models, its offer, where it is. */
const Remark = ({ brand }: { brand: BrandRow }) => {
  const { offer, places } = brand
  if (isOfAnother(brand)) return <PriceLine brand={brand} />
  if (offer)
    return (
      <Link prefetch={false} href={offer.href} className="inline-flex min-h-8 items-center gap-2 hover:underline">
        <Tag aria-hidden className="size-4 shrink-0 text-brand-text" />
        {offer.name}
      </Link>
    )
  return (
    places.length > 0 && (
      <span className="flex items-center gap-2">
        <MapPin aria-hidden className="size-4 shrink-0" />
        {places.join(' · ')}
      </span>
    )
  )
}

const Row = ({ brand }: { brand: BrandRow }) => {
  const { title, description, href, banner, price, models, sells = [] } = brand
  const picture = banner ?? brand.picture
  return (
    <article
      className={cx(
        'relative grid gap-x-8 gap-y-3.5 py-5 sm:grid-cols-[16rem_minmax(0,1fr)] sm:items-start sm:gap-y-5 sm:py-8',
        models.length > 0
          ? 'lg:grid-cols-[18rem_minmax(0,1fr)_19rem] lg:gap-x-10 xl:grid-cols-[25rem_minmax(0,1fr)_18rem]'
          : 'lg:grid-cols-[26rem_minmax(0,1fr)] lg:gap-x-12',
      )}
    >
      <Link
        prefetch={false}
        href={href}
        tabIndex={-1}
        aria-hidden
        className="group block overflow-hidden rounded-lg bg-surface"
      >
        <span className="relative block aspect-[16/9] sm:aspect-[8/5]">
          {picture && (
            <Photo
              url={picture.url}
              alt=""
              sizes="(min-width: 1024px) 26rem, (min-width: 640px) 16rem, 92vw"
              className="object-cover transition-transform duration-500 group-hover:scale-[1.02]"
            />
          )}
        </span>
      </Link>
      <div className="min-w-0">
        <div className="flex items-center gap-2.5 sm:gap-4">
          <BrandMark brand={brand} pixels={80} className="size-7 shrink-0 sm:size-10" />
          <h3 className="min-w-0 text-heading wrap-anywhere max-sm:text-[1.375rem] max-sm:leading-tight">
            <Link prefetch={false} href={href} className="hover:underline max-sm:cover-link">
              {title}
            </Link>
          </h3>
        </div>
        <BrandInShort brand={brand} />
        {description && (
          <p className="mt-2 max-w-2xl text-muted max-sm:hidden">
            <Unbroken text={description} />
          </p>
        )}
        {models.length === 0 && price && (
          <p className="mt-3 text-muted max-sm:hidden">
            <PriceLine brand={brand} />
          </p>
        )}
        {sells.length > 0 && <p className="mt-3 text-muted max-sm:hidden">Sells {sells.join(' · ')}</p>}
        <div className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-2 max-sm:hidden">
          <Button href={href}>Explore {title}</Button>
          <StockLink {...brand} />
        </div>
        <div className="mt-2 text-[0.9375rem] text-muted empty:hidden max-sm:hidden">
          <Remark brand={brand} />
        </div>
      </div>
      {models.length > 0 && <BrandModelLines brand={brand} />}
    </article>
  )
}

interface BrandRowsProps {
  brands: BrandRow[]
  /** On a phone, where the page has several such lists, side by side to be swiped. */
  swipes?: boolean
}

/** A few brands, each as a row of its own: a car of it, its models and their prices, where it is sold (CON-08, CON-19). */
export const BrandRows = ({ brands, swipes = false }: BrandRowsProps) => {
  const isSwiped = swipes && brands.length > 1
  return (
    <ul className={cx('-mt-4', isSwiped && 'phone-row')}>
      {brands.map((brand) => (
        <li
          key={brand.slug}
          id={brandAnchor(brand)}
          className={cx('scroll-mt-28 border-line', isSwiped ? 'sm:not-first:border-t' : 'not-first:border-t')}
        >
          <Row brand={brand} />
        </li>
      ))}
    </ul>
  )
}
