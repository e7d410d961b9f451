import { ArrowRight, CarFront } from 'lucide-react'
import Link from 'next/link'
import { BrandMark, hasBrandMark } from '@/src/components/site/BrandMark'
import { Card } from '@/src/components/ui/Card'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import { Unbroken } from '@/src/components/ui/Unbroken'
import { fromWords } from '@/src/domain/content/models/brandCard'
import type { BrandShown } from '@/src/domain/content/models/brandCard'

export interface BrandTile extends BrandShown {
  slug: string
  title: string
  logo: string | null
  /** Make whose built-in logo is used for the brand; null uses the brand's own slug. */
  builtInLogo: string | null
  href: string
  description?: string | null
  /** Of a group: a brand of this kind is a dealership, shown by its building. */
  kind?: string
}

/** Columns that leave no cell of the last row empty, where a number allows it. */
const COLUMNS: Record<number, string> = {
  1: '',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  5: 'sm:grid-cols-3 xl:grid-cols-5',
  6: 'sm:grid-cols-3',
  9: 'sm:grid-cols-3',
  10: 'sm:grid-cols-3 lg:grid-cols-5',
}
const MANY = 'sm:grid-cols-3 lg:grid-cols-4'
/** Where a page has several grids: in threes, in twos where a row would not be full. */
const THREE = 'sm:grid-cols-2 cards-in-threes'
/** Of an odd number the first takes a phone's whole row. */
const ODD = 'max-sm:[&>:first-child:nth-last-child(odd)]:col-span-2'

/** The brand's logo; without one nothing beside its name, which then is its sign, and a sign where there is no picture either. */
const Mark = ({ brand }: { brand: BrandTile }) => (
  <BrandMark
    brand={brand}
    pixels={64}
    className={brand.picture ? 'size-7 sm:size-9' : 'size-16'}
    otherwise={brand.picture ? null : <CarFront aria-hidden className="size-10 text-muted" />}
  />
)

/** '8 in stock': the search also lists others, such as coming ones. Of a group's dealership 'See all 121', all that it lists. */
const stockWords = (total: string, kind: string | undefined): string =>
  kind === 'group' ? `See all ${total}` : `${total} in stock`

const Stock = ({ title, stock, href, kind }: BrandTile) =>
  stock && (
    <p className="pt-2">
      {stock.href === href ? (
        <span className="text-sm font-semibold tabular">{stock.total.toLocaleString('en-AU')} to see</span>
      ) : (
        <Link
          prefetch={false}
          href={stock.href}
          aria-label={`${stockWords(stock.total.toLocaleString('en-AU'), kind)}: ${title}`}
          className="group/stock relative z-10 inline-flex min-h-8 items-center gap-1.5 text-sm font-semibold text-brand-text tabular hover:underline"
        >
          {stockWords(stock.total.toLocaleString('en-AU'), kind)}
          <ArrowRight className="size-4 transition-transform group-hover/stock:translate-x-0.5" />
        </Link>
      )}
    </p>
  )

interface TileProps {
  brand: BrandTile
  /** The only one: a row itself, its picture beside its text. */
  wide: boolean
  /** With what the dealership says of it. */
  told: boolean
  /** Its name in the letters of the site's headings. */
  lettered: boolean
}

const Tile = ({ brand, wide, told, lettered }: TileProps) => {
  const { title, description, href, picture, price, kind } = brand
  return (
    <Card
      as="article"
      interactive
      className={cx('group flex h-full flex-col', wide && 'lg:grid lg:grid-cols-[3fr_2fr]')}
    >
      {/* The shape of the studio's pictures: the whole vehicle, and nothing of it cut off. A building's needs no sky and no yard. */}
      <div
        className={cx(
          'relative grid w-full place-items-center overflow-hidden bg-surface',
          kind === 'group' ? 'aspect-[9/4]' : 'aspect-[8/5]',
        )}
      >
        {picture ? (
          <Photo
            url={picture.url}
            alt=""
            sizes="(min-width: 1024px) 28rem, (min-width: 640px) 33vw, 100vw"
            className="object-cover object-[50%_72%] transition-transform duration-500 group-hover:scale-[1.03]"
          />
        ) : (
          <Mark brand={brand} />
        )}
      </div>
      <div className={cx('flex grow flex-col p-3.5 sm:p-5', wide && 'lg:py-8')}>
        <div className="flex min-h-9 items-center justify-between gap-3">
          <h3
            className={cx(
              'min-w-0',
              lettered
                ? 'text-heading lg:text-[1.75rem] max-sm:text-[1.0625rem] max-sm:tracking-normal'
                : 'text-subheading max-sm:text-base',
            )}
          >
            <Link prefetch={false} href={href} className="cover-link">
              {title}
            </Link>
          </h3>
          {picture && <Mark brand={brand} />}
        </div>
        {(told || kind === 'group') && description && (
          <p className="mt-1.5 text-[0.9375rem] text-muted max-sm:hidden">
            <Unbroken text={description} />
          </p>
        )}
        <div className="mt-auto pt-2">
          {price && (
            <p className="text-sm text-muted">
              {fromWords(price)} <span className="text-base font-semibold text-fg tabular">{price.text}</span>{' '}
              {price.basis}
            </p>
          )}
          <Stock {...brand} />
        </div>
      </div>
    </Card>
  )
}

interface BrandCardsProps {
  brands: BrandTile[]
  told?: boolean
  /** On wide screens; left out: what leaves no cell of the last row empty. */
  columns?: 3
}

/**
 * Brands with a car of each, what one costs at least, and its stock (CON-08, CON-19). Each with its logo; where one of the list has
 * none, all names are set as wordmarks, so that its own is not the one without a sign.
 */
export const BrandCards = ({ brands, told = false, columns }: BrandCardsProps) => (
  <ul
    className={cx(
      'grid gap-3 sm:gap-5',
      brands.length > 1 && 'max-sm:grid-cols-2',
      columns ? THREE : (COLUMNS[brands.length] ?? MANY),
      ODD,
    )}
  >
    {brands.map((brand) => (
      <li key={brand.slug} className="min-w-0">
        <Tile brand={brand} wide={brands.length === 1} told={told} lettered={!brands.every(hasBrandMark)} />
      </li>
    ))}
  </ul>
)
