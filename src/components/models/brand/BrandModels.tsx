import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { cx } from '@/src/components/ui/cx'
import { Unbroken } from '@/src/components/ui/Unbroken'
import { fromWords } from '@/src/domain/content/models/brandCard'
import type { ModelTile } from '@/src/domain/content/models/modelTile'
import { counted } from '@/src/domain/counted'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { ModelPicture } from '../list/ModelPicture'
import { type BrandRow, CELLS, type PicturedRow } from './picturedRows'

interface Look {
  list: string
  tile: string
  words: string
  sizes: string
}

const ALONE: Look = {
  list: 'gap-4 sm:max-xl:max-w-md',
  tile: 'grid grid-cols-2 items-center gap-x-4',
  words: '',
  sizes: '(min-width: 1280px) 19rem, (min-width: 640px) 14rem, 45vw',
}
/** Across a tablet's whole width a picture above its words would be larger than the lead. */
const TWO: Look = {
  list: 'phone-row gap-4 [--phone-item:48%] sm:grid-cols-2',
  tile: 'sm:max-xl:grid sm:max-xl:grid-cols-2 sm:max-xl:items-center sm:max-xl:gap-x-4',
  words: 'mt-2.5 sm:max-xl:mt-0',
  sizes: '(min-width: 1280px) 19rem, (min-width: 640px) 15rem, 47vw',
}
const THREE: Look = {
  list: 'phone-row gap-4 [--phone-item:44%] sm:grid-cols-3',
  tile: '',
  words: 'mt-2.5',
  sizes: '(min-width: 1280px) 12rem, (min-width: 640px) 31vw, 42vw',
}
const FOUR: Look = {
  list: 'phone-row gap-x-5 gap-y-2.5 [--phone-item:44%] sm:grid-cols-2',
  tile: 'sm:grid sm:grid-cols-[7.5rem_minmax(0,1fr)] sm:items-center sm:gap-x-3',
  words: 'mt-2.5 sm:mt-0',
  sizes: '(min-width: 640px) 7.5rem, 42vw',
}
/** Six places: three columns of two where the set is as wide as the row. */
const SIX: Look = { ...FOUR, list: `${FOUR.list} md:max-xl:grid-cols-3` }
const LOOKS: Partial<Record<number, Look>> = { 1: ALONE, 2: TWO, 3: THREE, 4: FOUR }

/** A model's name and what it begins at. */
export const ModelWords = ({ model: { label, priceFromDollars } }: { model: ModelTile }) => (
  <>
    <span className="block font-semibold leading-snug group-hover:underline">
      <Unbroken text={label} />
    </span>
    {priceFromDollars !== null && (
      <span className="block text-sm text-muted">
        from <span className="text-fg tabular">{formatDollars(priceFromDollars)}</span>
      </span>
    )}
  </>
)

const Tile = ({ model, look }: { model: ModelTile; look: Look }) => (
  <Link prefetch={false} href={model.href} className={cx('group block', look.tile)}>
    <ModelPicture url={model.image?.url} sizes={look.sizes} className="rounded-md" />
    <span className={cx('block min-w-0', look.words)}>
      <ModelWords model={model} />
    </span>
  </Link>
)

/** The models of a brand as picture tiles: a few are larger, so that no set looks half empty; on a phone they are swiped. */
export const BrandModels = ({ brand: { title, href, models, tiles } }: { brand: PicturedRow }) => {
  const look = LOOKS[tiles.length] ?? SIX
  return (
    <div className="min-w-0 sm:col-span-2 xl:col-span-1 xl:col-start-2 xl:self-end">
      <ul aria-label={`${title} models`} className={cx('grid', look.list)}>
        {tiles.map((model) => (
          <li key={model.id} className="min-w-0">
            <Tile model={model} look={look} />
          </li>
        ))}
        {/* Of more there are so many tiles; of exactly so many it fills the place that would be empty. */}
        {tiles.length === CELLS - 1 && (
          <li className="min-w-0">
            <Link
              prefetch={false}
              href={href}
              className="group flex h-full min-h-11 items-center gap-1.5 rounded-md border border-line px-4 py-2 font-semibold text-brand-text hover:border-line-strong hover:underline"
            >
              <span>
                All {models.length} {title} models
              </span>
              <ArrowRight aria-hidden className="size-4 shrink-0 transition-transform group-hover:translate-x-0.5" />
            </Link>
          </li>
        )}
      </ul>
    </div>
  )
}

/** How many models there are, and what the prices of their tiles include (LAW-04). */
export const ModelCountLine = ({ models }: Pick<BrandRow, 'models'>) => (
  <p className="text-sm text-muted max-sm:hidden sm:ml-auto">
    {counted(models.length, 'model')}
    {models.some(({ priceFromDollars }) => priceFromDollars !== null) && ', prices drive away'}
  </p>
)

/** What a phone is told first, under the name: what the cheapest costs, and how many models there are or what it sells. */
export const BrandInShort = ({ brand: { models, price, sells = [] } }: { brand: BrandRow }) => {
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
    </div>
  )
}
