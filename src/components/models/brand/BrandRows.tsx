import { ArrowRight, MapPin, Tag } from 'lucide-react'
import Link from 'next/link'
import { areMarked, BrandMark } from '@/src/components/site/BrandMark'
import { BrandMonogram } from '@/src/components/site/BrandMonogram'
import { Button } from '@/src/components/ui/Button'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import { Unbroken } from '@/src/components/ui/Unbroken'
import { fromWords, nounOfBrand } from '@/src/domain/content/models/brandCard'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { brandAnchor } from './BrandJumps'
import { BrandInShort, BrandModels, ModelCountLine, ModelWords } from './BrandModels'
import type { BrandRow, PicturedRow } from './picturedRows'

/** Its tile's price is not among those of its models: another of it, new in stock, costs less. */
const isOfAnother = ({ models, price }: BrandRow): boolean => {
  const listed = models.flatMap(({ priceFromDollars }) => priceFromDollars ?? [])
  return listed.length > 0 && !listed.some((dollars) => formatDollars(dollars) === price?.text)
}

/** What the price of its tile is of: a new one, by its name where its models' tiles have others, or any. */
const leadOf = ({ models, price }: BrandRow): string => {
  if (models.length > 0) return price?.model ? `New ${price.model} in stock from` : 'Another new one in stock from'
  return fromWords(price ?? {})
}

/** 'See 20 Toyota cars in stock': the search also lists others, such as coming ones. Of a dealership of a group 'See all 121 at …'. */
const stockWords = (total: string, brand: BrandRow): string =>
  brand.kind === 'group'
    ? `See all ${total} at ${brand.title}`
    : `See ${total} ${brand.title} ${nounOfBrand(brand.kind ?? '', brand.models).many} in stock`

const StockLink = (brand: BrandRow) =>
  brand.stock && (
    <Link
      prefetch={false}
      href={brand.stock.href}
      className="group/stock inline-flex min-h-8 items-center gap-1.5 font-semibold text-brand-text tabular"
    >
      <span className="underline decoration-current/40 underline-offset-4 group-hover/stock:decoration-current">
        {stockWords(brand.stock.total.toLocaleString('en-AU'), brand)}
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

/** With models its picture is as large as all beside it; its height has limits, so that the sides of a vehicle are not cut off. */
const WITH_MODELS = {
  row: 'sm:grid-cols-[16rem_minmax(0,1fr)] lg:grid-cols-[24rem_minmax(0,1fr)] xl:grid-cols-[minmax(0,13fr)_minmax(0,12fr)] xl:grid-rows-[auto_1fr] xl:gap-x-12',
  lead: 'xl:row-span-2 xl:aspect-auto xl:max-h-124 xl:min-h-100 xl:self-stretch',
  sizes: '(min-width: 1280px) 45rem, (min-width: 1024px) 24rem, (min-width: 640px) 16rem, 92vw',
}
const WITHOUT = {
  row: 'sm:grid-cols-[16rem_minmax(0,1fr)] lg:grid-cols-[26rem_minmax(0,1fr)] lg:gap-x-12',
  lead: '',
  sizes: '(min-width: 1024px) 26rem, (min-width: 640px) 16rem, 92vw',
}

interface RowProps {
  brand: PicturedRow
  /** With a sign beside its name. */
  marked: boolean
}

/** The large picture, which leads to the brand; of a model's own picture the model is named on it. */
const Lead = ({ brand: { href, lead, pictured }, look }: { brand: PicturedRow; look: typeof WITHOUT }) => (
  <div className={cx('relative aspect-[16/9] overflow-hidden rounded-lg bg-surface sm:aspect-[8/5]', look.lead)}>
    <Link prefetch={false} href={href} tabIndex={-1} aria-hidden className="group absolute inset-0">
      {lead && (
        <Photo
          url={lead.url}
          alt=""
          sizes={look.sizes}
          className="object-cover transition-transform duration-500 group-hover:scale-[1.02]"
        />
      )}
    </Link>
    {pictured && (
      <Link
        prefetch={false}
        href={pictured.href}
        className="group absolute bottom-3 left-3 rounded-md bg-canvas px-3.5 py-2 shadow-card"
      >
        <ModelWords model={pictured} />
      </Link>
    )}
  </div>
)

const Row = ({ brand, marked }: RowProps) => {
  const { title, description, href, price, models, tiles, sells = [] } = brand
  const look = models.length > 0 ? WITH_MODELS : WITHOUT
  return (
    <article
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3.5 py-5 sm:items-start sm:gap-y-5 sm:py-8',
        look.row,
      )}
    >
      <Lead brand={brand} look={look} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <div className="flex min-w-0 items-center gap-2.5 sm:gap-4">
            {marked && (
              <BrandMark
                brand={brand}
                pixels={80}
                className="size-7 shrink-0 sm:size-10"
                otherwise={<BrandMonogram title={title} className="size-7 shrink-0 sm:size-10" />}
              />
            )}
            <h3 className="min-w-0 text-heading wrap-anywhere max-sm:text-[1.375rem] max-sm:leading-tight">
              <Link prefetch={false} href={href} className="hover:underline">
                {title}
              </Link>
            </h3>
          </div>
          {models.length > 0 && <ModelCountLine models={models} />}
        </div>
        <BrandInShort brand={brand} />
        {description && (
          <p className="mt-2 max-w-2xl text-muted">
            <Unbroken text={description} />
          </p>
        )}
        {models.length === 0 && price && (
          <p className="mt-3 text-muted max-sm:hidden">
            <PriceLine brand={brand} />
          </p>
        )}
        {sells.length > 0 && <p className="mt-3 text-muted max-sm:hidden">Sells {sells.join(' · ')}</p>}
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 sm:mt-5 sm:gap-x-8">
          <Button href={href} className="max-w-full whitespace-normal! text-center">
            Explore {title}
          </Button>
          <StockLink {...brand} />
        </div>
        <div className="mt-2 text-[0.9375rem] text-muted empty:hidden">
          <Remark brand={brand} />
        </div>
      </div>
      {tiles.length > 0 && <BrandModels brand={brand} />}
    </article>
  )
}

interface BrandRowsProps {
  brands: PicturedRow[]
  /** Left out: by these brands alone. */
  marked?: boolean
  /** On a phone, where the page has several such lists, side by side to be swiped; not with models, which are swiped themselves. */
  swipes?: boolean
}

/** A few brands, each as a row of its own: its wide picture or a vehicle of it, its models and their prices, where it is sold (CON-08, CON-19). */
export const BrandRows = ({ brands, marked = areMarked(brands), swipes = false }: BrandRowsProps) => {
  const isSwiped = swipes && brands.length > 1 && brands.every(({ tiles }) => tiles.length === 0)
  return (
    <ul className={cx('-mt-4', isSwiped && 'phone-row')}>
      {brands.map((brand) => (
        <li
          key={brand.slug}
          id={brandAnchor(brand)}
          className={cx('scroll-mt-28 border-line', isSwiped ? 'sm:not-first:border-t' : 'not-first:border-t')}
        >
          <Row brand={brand} marked={marked} />
        </li>
      ))}
    </ul>
  )
}
