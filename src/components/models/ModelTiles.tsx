import { unbrokenUnits } from '@/src/domain/stock/specifications/specValue'
import {
  BatteryCharging,
  BedDouble,
  Caravan,
  Check,
  Cog,
  Droplet,
  Fuel,
  Gauge,
  IdCard,
  type LucideIcon,
  Ruler,
  Users,
  Weight,
} from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Card } from '@/src/components/ui/Card'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import { Unbroken } from '@/src/components/ui/Unbroken'
import { inShort, tileFacts } from '@/src/domain/content/models/modelFacts'
import type { ModelTile } from '@/src/domain/content/models/modelTile'
import type { StockCounts } from '@/src/domain/site/StockCounts'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { Discover, standingOf } from './list/ModelList'

const ICONS: Partial<Record<string, LucideIcon>> = {
  Fuel,
  'Electric range': BatteryCharging,
  'Fuel use': Droplet,
  Seats: Users,
  'Braked towing': Caravan,
  Berths: BedDouble,
  'Body length': Ruler,
  ATM: Weight,
  GVM: Weight,
  Payload: Weight,
  'Kerb weight': Weight,
  Licence: IdCard,
  Engine: Cog,
  Power: Gauge,
}
const SWATCHES = 6

const Facts = ({ facts }: Pick<ModelTile, 'facts'>) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(7.5rem,50%-0.375rem),1fr))] gap-1.5 text-sm">
    {tileFacts(facts).map((fact) => {
      const Icon = ICONS[fact.label] ?? Check
      return (
        <li key={fact.label} className="flex min-w-0 gap-1.5">
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-brand-text" />
          {unbrokenUnits(inShort(fact))}
        </li>
      )
    })}
  </ul>
)

const Swatches = ({ swatches }: Pick<ModelTile, 'swatches'>) =>
  swatches.length > 1 && (
    <p className="flex items-center gap-1.5 text-sm text-muted">
      <span className="sr-only">{swatches.length} colours</span>
      {swatches.slice(0, SWATCHES).map((hex, index) => (
        <span
          key={index}
          aria-hidden
          className="size-4 rounded-full border border-line-strong"
          style={{ background: hex }}
        />
      ))}
      {swatches.length > SWATCHES && <span aria-hidden>+{swatches.length - SWATCHES}</span>}
    </p>
  )

interface TileProps {
  model: ModelTile
  /** '1 new, 2 used in stock', 'To order'; null: not said. */
  standing: string | null
  /** The only one: a row itself, its picture beside its text. */
  alone: boolean
  /** One of a row on a phone, its picture on top. */
  swipes: boolean
}

/** 'Kia at Harbour City Auto'; 'Northline Mazda' names the brand itself. */
const soldBy = (brand: ModelTile['brand'], seller: string): string =>
  brand && !seller.includes(brand.title) ? `${brand.title} at ${seller}` : seller

const Tile = ({ model, standing, alone, swipes }: TileProps) => {
  const { label, href, image, bodies, brand, priceFromDollars, swatches, seller } = model
  return (
    <Card
      as="article"
      interactive
      className={cx(
        'group h-full content-start grid-cols-[minmax(0,9fr)_minmax(0,11fr)]',
        // On a phone the picture is beside name and price.
        swipes ? 'flex flex-col' : 'grid',
        alone ? 'sm:grid lg:grid-cols-[2fr_3fr] lg:grid-rows-[1fr_1fr]' : 'sm:flex sm:flex-col',
      )}
    >
      <div className={cx('relative aspect-[8/5] w-full overflow-hidden bg-surface', alone && 'lg:row-span-2')}>
        {image && (
          <Photo
            url={image.url}
            alt=""
            sizes={alone ? '(min-width: 640px) 40vw, 45vw' : '(min-width: 1280px) 26rem, 45vw'}
            className="object-cover transition-transform duration-500 group-hover:scale-[1.03]"
          />
        )}
      </div>
      <div
        className={cx(
          'min-w-0 self-center px-4 py-2 sm:pb-0',
          swipes && 'max-sm:self-stretch',
          alone ? 'lg:self-end' : 'sm:self-auto sm:pt-4',
        )}
      >
        <p className="text-sm leading-snug text-muted">
          {seller ? soldBy(brand, seller) : [brand?.title, ...bodies].filter(Boolean).join(' · ')}
        </p>
        <h3 className="text-subheading leading-tight">
          <Link prefetch={false} href={href} className="cover-link">
            <Unbroken text={label} />
          </Link>
        </h3>
        {priceFromDollars !== null && (
          <p className="mt-1.5 text-sm text-muted">
            From <span className="text-lead font-semibold text-fg tabular">{formatDollars(priceFromDollars)}</span>{' '}
            <span className="whitespace-nowrap">drive away</span>
          </p>
        )}
      </div>
      <div className="col-span-2 flex grow flex-col gap-3 p-4 sm:pt-3 lg:col-span-1">
        <Facts {...model} />
        <Swatches swatches={swatches} />
        <p className="mt-auto flex items-center justify-between gap-3 border-t border-line pt-3 text-[0.9375rem] font-semibold">
          <Discover className="inline-flex text-brand-text" />
          {standing && <span className="text-right text-sm tabular">{standing}</span>}
        </p>
      </div>
    </Card>
  )
}

/** Columns that leave few cells of the last row empty, where a number allows it. */
const COLUMNS: Record<number, string> = {
  1: '',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  5: 'sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5',
  6: 'sm:grid-cols-2 lg:grid-cols-3',
  9: 'sm:grid-cols-2 lg:grid-cols-3',
  10: 'sm:grid-cols-2 lg:grid-cols-4 xl:grid-cols-5',
}
const MANY = 'sm:grid-cols-2 lg:grid-cols-4'

interface ModelTilesProps {
  models: ModelTile[]
  /** Left out: the tiles do not say how many are in stock. */
  counts?: Pick<StockCounts, 'models'>
  /** On wide screens, where several lists of a page keep one size of tile. */
  columns?: 2 | 3 | 4
  /** Of a tile, such as when it is not shown. */
  classOf?: (model: ModelTile) => string
  /** On a phone a row to swipe. */
  swipes?: boolean
  /** A last tile of another kind. */
  last?: ReactNode
}

/** The models sold new, all of one size, with what a buyer compares: 'Discover', 'All New' in front of a launch (CON-17, CON-18). */
export const ModelTiles = ({ models, counts, columns, classOf, swipes = false, last }: ModelTilesProps) => (
  <ul
    className={cx(
      'grid gap-3 sm:gap-5',
      swipes && 'phone-row [--phone-item:68%]',
      columns === undefined ? (COLUMNS[models.length] ?? MANY) : columns === 4 ? MANY : COLUMNS[columns],
    )}
  >
    {models.map((model) => (
      <li key={model.id} className={cx('min-w-0', classOf?.(model))}>
        <Tile
          model={model}
          standing={counts ? standingOf(counts, model) : null}
          alone={models.length === 1 && columns === undefined}
          swipes={swipes}
        />
      </li>
    ))}
    {/* Not of what a choice of the page leaves. */}
    {last && <li className="min-w-0 group-has-[#need-any:not(:checked)]/range:hidden">{last}</li>}
  </ul>
)
