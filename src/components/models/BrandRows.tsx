import { ArrowRight, MapPin, Tag } from 'lucide-react'
import Link from 'next/link'
import { BrandMark } from '@/src/components/site/BrandMark'
import { Button } from '@/src/components/ui/Button'
import { Photo } from '@/src/components/ui/Photo'
import { Unbroken } from '@/src/components/ui/Unbroken'
import type { ModelTile } from '@/src/domain/content/models/modelTile'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { itemNoun } from '@/src/domain/stock/car/itemNoun'
import type { BrandTile } from './BrandCards'

export interface BrandRow extends BrandTile {
  /** What it makes: 'car', 'caravan'; left out or a group's dealership: not one kind. */
  kind?: string
  /** Sold new here, in the range's order. */
  models: ModelTile[]
  /** Where it is in stock, or without stock where it is sold: 'Bay Yard', '5 at Bay Yard'. */
  places: string[]
  /** What a group's dealership sells; left out: this is a make itself. */
  sells?: string[]
  /** The first of its current offers; left out: none. */
  offer?: { name: string; href: string } | null
}

/** Its tile's price is not among those of its models: another of it, new in stock, costs less. */
const isOfAnother = ({ models, price }: BrandRow): boolean => {
  const listed = models.flatMap(({ priceFromDollars }) => priceFromDollars ?? [])
  return listed.length > 0 && !listed.some((dollars) => formatDollars(dollars) === price?.text)
}

/** What the price of its tile is of: a new one, by its name where the list of models above has others, or any. */
const leadOf = ({ models, price }: BrandRow): string => {
  if (models.length > 0) return price?.model ? `New ${price.model} in stock from` : 'Another new one in stock from'
  return price?.isNew ? 'New from' : 'From'
}

/** Each model with what it begins at, as lines of a list; on a phone the first six, as the page of the brand has all. */
const Models = ({ brand: { title, models } }: { brand: BrandRow }) => (
  <ul aria-label={`${title} models`} className="mt-5 grid gap-x-10 sm:grid-cols-2 lg:max-w-3xl">
    {models.map(({ id, label, href, priceFromDollars }) => (
      <li key={id} className="border-b border-line max-sm:nth-[n+7]:hidden">
        <Link
          prefetch={false}
          href={href}
          className="group/model relative z-10 flex min-h-11 items-center justify-between gap-4 py-1.5"
        >
          <span className="font-semibold text-brand-text underline decoration-current/30 underline-offset-4 group-hover/model:decoration-current">
            <Unbroken text={label} />
          </span>
          {priceFromDollars !== null && (
            <span className="shrink-0 text-sm text-muted">
              from <span className="text-fg tabular">{formatDollars(priceFromDollars)}</span>
            </span>
          )}
        </Link>
      </li>
    ))}
  </ul>
)

/** 'See all 20 Toyota cars': of a list of brands the number alone would not say of what. */
const StockLink = ({ title, kind = '', stock, sells = [] }: BrandRow) =>
  stock && (
    <Link
      prefetch={false}
      href={stock.href}
      className="group/stock inline-flex min-h-8 items-center gap-1.5 font-semibold text-brand-text tabular"
    >
      <span className="underline decoration-current/40 underline-offset-4 group-hover/stock:decoration-current">
        See all {stock.total.toLocaleString('en-AU')}{' '}
        {sells.length > 0 ? `at ${title}` : `${title} ${itemNoun(kind).many}`}
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
  const { title, description, href, picture, price, models, sells = [] } = brand
  return (
    <article className="grid items-start gap-x-12 gap-y-5 py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-10">
      <Link
        prefetch={false}
        href={href}
        tabIndex={-1}
        aria-hidden
        className="group block overflow-hidden rounded-xl bg-surface"
      >
        <span className="relative block aspect-[8/5]">
          {picture && (
            <Photo
              url={picture.url}
              alt=""
              sizes="(min-width: 1024px) 34rem, 100vw"
              className="object-cover transition-transform duration-500 group-hover:scale-[1.02]"
            />
          )}
        </span>
      </Link>
      <div>
        <div className="flex items-center gap-4">
          <BrandMark brand={brand} pixels={96} className="size-11 shrink-0" />
          <h3 className="min-w-0 text-heading wrap-anywhere">
            <Link prefetch={false} href={href} className="hover:underline">
              {title}
            </Link>
          </h3>
        </div>
        {description && (
          <p className="mt-2 max-w-2xl text-lead text-muted">
            <Unbroken text={description} />
          </p>
        )}
        {models.length > 0 && <Models brand={brand} />}
        {models.length === 0 && price && (
          <p className="mt-4 text-muted">
            <PriceLine brand={brand} />
          </p>
        )}
        {sells.length > 0 && <p className="mt-4 text-muted">Sells {sells.join(' · ')}</p>}
        <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-2">
          {/* A long name takes a second line on a narrow phone. */}
          <Button
            href={href}
            className="max-sm:h-auto max-sm:min-h-12 max-sm:max-w-full max-sm:py-2 max-sm:text-center max-sm:whitespace-normal"
          >
            Explore {title}
          </Button>
          <StockLink {...brand} />
        </div>
        <div className="mt-3 text-[0.9375rem] text-muted empty:hidden">
          <Remark brand={brand} />
        </div>
      </div>
    </article>
  )
}

/** A few brands, each as a row of its own: a car of it, its models and their prices, where it is sold (CON-08, CON-19). */
export const BrandRows = ({ brands }: { brands: BrandRow[] }) => (
  <ul className="-my-8 lg:-my-10">
    {brands.map((brand) => (
      <li key={brand.slug} className="border-line not-first:border-t">
        <Row brand={brand} />
      </li>
    ))}
  </ul>
)
