import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { Card } from '@/src/components/ui/Card'
import { Photo } from '@/src/components/ui/Photo'
import { cx } from '@/src/components/ui/cx'
import type { ModelTile } from '@/src/domain/content/models/modelTile'
import { type StockCounts, stockOfModel } from '@/src/domain/site/StockCounts'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'

type WhatItIsProps = Pick<ModelTile, 'priceFromDollars' | 'figures' | 'swatches'> & { inStock: number }

const WhatItIs = ({ priceFromDollars, figures, swatches, inStock }: WhatItIsProps) => (
  <>
    {figures.length > 0 && <p className="mt-1 text-sm text-muted">{figures.join(' · ')}</p>}
    {priceFromDollars !== null && (
      <p className="mt-3">
        <span className="text-sm text-muted">From </span>
        <span className="text-lead font-semibold tabular">{formatDollars(priceFromDollars)}</span>
        <span className="text-sm text-muted"> drive away</span>
      </p>
    )}
    {(swatches.length > 1 || inStock > 0) && (
      <p className="mt-3 flex min-h-5 flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-muted">
        {swatches.length > 1 && (
          <span className="flex gap-1.5">
            {swatches.map((hex, index) => (
              <span key={index} className="size-4 rounded-full border border-line-strong" style={{ background: hex }} />
            ))}
          </span>
        )}
        {inStock > 0 && <span className="font-semibold text-fg tabular">{inStock} in stock</span>}
      </p>
    )}
  </>
)

interface ModelTilesProps {
  models: ModelTile[]
  /** Left out: the tiles do not say how many are in stock. */
  counts?: Pick<StockCounts, 'models'>
}

/** Columns that leave no model alone in a row; one is a row itself, its picture beside its text. */
const COLUMNS: Record<number, string> = {
  1: '',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  5: 'sm:grid-cols-2 lg:grid-cols-3',
  6: 'sm:grid-cols-2 lg:grid-cols-3',
  9: 'sm:grid-cols-2 lg:grid-cols-3',
  // The first two take two columns each.
  10: 'sm:grid-cols-2 lg:grid-cols-4 lg:[&>:nth-child(-n+2)]:col-span-2',
}

interface Leading {
  item: string
  card: string
  picture: string
}

const NONE: Leading = { item: '', card: '', picture: '' }
const ON_TABLETS: Leading = {
  item: 'sm:max-lg:col-span-2',
  card: 'sm:max-lg:grid sm:max-lg:grid-cols-[3fr_2fr]',
  picture: '',
}
const FROM_TABLETS: Leading = {
  item: 'sm:col-span-2',
  card: 'sm:grid sm:grid-cols-[3fr_2fr]',
  picture: 'sm:aspect-auto sm:h-full',
}
const ALONE: Leading = { item: '', card: 'lg:grid lg:grid-cols-[2fr_3fr]', picture: '' }

/** The first of an odd number takes two columns, so that no row ends empty. */
const leadingOf = (count: number): Leading => {
  if (count === 1) return ALONE
  if (count % 2 === 0) return NONE
  const fillsWideRows = count === 5 || (count > 3 && count % 4 === 3)
  return fillsWideRows ? FROM_TABLETS : ON_TABLETS
}

/** The models sold new, each with its picture: 'Discover', 'All New' in front of a launch (CON-17, CON-18). */
export const ModelTiles = ({ models, counts }: ModelTilesProps) => (
  <ul
    className={cx(
      'grid gap-3 sm:gap-5',
      models.length > 1 && 'max-sm:grid-cols-2 max-sm:[&>:first-child:nth-last-child(odd)]:col-span-2',
      COLUMNS[models.length] ?? 'sm:grid-cols-2 lg:grid-cols-4',
    )}
  >
    {models.map((model, index) => {
      const { id, label, href, image, bodies, brand } = model
      const leading = index === 0 ? leadingOf(models.length) : NONE
      return (
        <li key={id} className={leading.item}>
          <Card as="article" interactive className={cx('group flex h-full flex-col', leading.card)}>
            <div className={cx('relative aspect-[8/5] w-full overflow-hidden bg-surface', leading.picture)}>
              {image && (
                <Photo
                  url={image.url}
                  alt=""
                  sizes="(min-width: 1280px) 32rem, (min-width: 640px) 45vw, 60vw"
                  className="object-cover transition-transform duration-500 group-hover:scale-[1.03]"
                />
              )}
            </div>
            <div className={cx('flex grow flex-col p-3.5 sm:p-5', models.length === 1 && 'lg:justify-center lg:p-10')}>
              <p className="text-sm text-muted">{[brand?.title, bodies[0]].filter(Boolean).join(' · ')}</p>
              <h3 className="mt-1 text-subheading">
                <Link prefetch={false} href={href} className="cover-link">
                  {label}
                </Link>
              </h3>
              <WhatItIs {...model} inStock={counts ? (stockOfModel(counts, model)?.total ?? 0) : 0} />
              <span
                className={cx(
                  'inline-flex items-center gap-1.5 pt-4 font-semibold text-brand-text',
                  models.length > 1 && 'mt-auto',
                )}
              >
                Discover
                <ArrowRight className="size-4 transition-transform group-hover:translate-x-1" />
              </span>
            </div>
          </Card>
        </li>
      )
    })}
  </ul>
)
