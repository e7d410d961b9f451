import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { Unbroken } from '@/src/components/ui/Unbroken'
import { fromWords } from '@/src/domain/content/models/brandCard'
import type { ModelTile } from '@/src/domain/content/models/modelTile'
import type { SitePicture } from '@/src/domain/content/pictureOf'
import { counted } from '@/src/domain/counted'
import { itemNoun } from '@/src/domain/stock/car/itemNoun'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import type { BrandTile } from '../BrandCards'

/** A brand with what its row of a list says of it. */
export interface BrandRow extends BrandTile {
  /** What it makes: 'car', 'caravan'; left out or a group's dealership: not one kind. */
  kind?: string
  /** Its own wide picture, which leads; left out or null: a car of it does. */
  banner?: SitePicture | null
  /** Sold new here, in the range's order. */
  models: ModelTile[]
  /** Where it is in stock, or without stock where it is sold: 'Bay Yard', '5 at Bay Yard'. */
  places: string[]
  /** What a group's dealership sells; left out: this is a make itself. */
  sells?: string[]
  /** The first of its current offers; left out: none. */
  offer?: { name: string; href: string } | null
}

/** What its stock is: 'Toyota cars'; of a group's dealership 'at Harbour City Auto'. */
export const stockWords = ({ title, kind = '', sells = [] }: Pick<BrandRow, 'title' | 'kind' | 'sells'>): string =>
  sells.length > 0 ? `at ${title}` : `${title} ${itemNoun(kind).many}`

/** So many of its models are seen; its own page has all. */
const MODELS = 5

/** Models with what each begins at, as lines of a list beside the words; a phone is told how many there are. */
export const BrandModelLines = ({ brand: { title, href, models } }: { brand: BrandRow }) => (
  <div className="max-sm:hidden max-lg:col-span-2">
    <ul aria-label={`${title} models`} className="grid gap-x-10 sm:grid-cols-2 lg:-mt-2 lg:grid-cols-1">
      {models
        .slice(0, models.length > MODELS + 1 ? MODELS : undefined)
        .map(({ id, label, href: page, priceFromDollars }) => (
          <li key={id} className="border-b border-line">
            <Link
              prefetch={false}
              href={page}
              className="group/model flex min-h-10 items-center justify-between gap-4 py-1.5"
            >
              <span className="font-semibold group-hover/model:underline">
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
    {models.length > MODELS + 1 && (
      <Link
        prefetch={false}
        href={href}
        className="mt-1 inline-flex min-h-10 items-center gap-1.5 font-semibold text-brand-text hover:underline"
      >
        All {models.length} {title} models
        <ArrowRight aria-hidden className="size-4" />
      </Link>
    )}
  </div>
)

/** What a phone is told in place of words and list: what the cheapest costs, how many models there are, the way to the stock. */
export const BrandInShort = ({
  brand: { title, kind = '', models, price, stock, sells = [] },
}: {
  brand: BrandRow
}) => {
  const isPriced = price && (models.length === 0 || models.some(({ priceFromDollars }) => priceFromDollars !== null))
  const more = [...(isPriced ? [price.basis] : []), ...(models.length > 0 ? [counted(models.length, 'model')] : sells)]
  return (
    <div className="text-sm text-muted empty:hidden sm:hidden">
      {isPriced && (
        <p>
          {fromWords(price)} <span className="text-base font-semibold text-fg tabular">{price.text}</span>
        </p>
      )}
      {more.length > 0 && <p>{more.join(' · ')}</p>}
      {stock && (
        <Link
          prefetch={false}
          href={stock.href}
          aria-label={`See all ${stock.total.toLocaleString('en-AU')}: ${stockWords({ title, kind, sells })}`}
          className="relative z-10 -mb-2 inline-flex min-h-11 items-center gap-1.5 text-[0.9375rem] font-semibold text-brand-text tabular"
        >
          See all {stock.total.toLocaleString('en-AU')}
          <ArrowRight className="size-4" />
        </Link>
      )}
    </div>
  )
}
