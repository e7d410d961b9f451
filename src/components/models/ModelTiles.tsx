import Link from 'next/link'
import type { ReactNode } from 'react'
import { Card } from '@/src/components/ui/Card'
import { cx } from '@/src/components/ui/cx'
import { Unbroken } from '@/src/components/ui/Unbroken'
import { inShort, tileFacts } from '@/src/domain/content/models/modelFacts'
import type { ModelTile } from '@/src/domain/content/models/modelTile'
import { overline, type Said } from '@/src/domain/content/models/page/overline'
import type { StockCounts } from '@/src/domain/site/StockCounts'
import { FromPrice } from './list/FromPrice'
import { Discover, type Standing, standingOf, StandingWords } from './list/ModelList'
import { ModelPicture } from './list/ModelPicture'
import { TileFacts } from './list/TileFacts'

const SWATCHES = 6

/** In a row of a phone: inset, since the words beside it are higher or lower than a picture. */
const ON_PHONE = 'max-sm:my-2.5 max-sm:ml-2.5 max-sm:self-center max-sm:rounded-md'

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
  /** The line above its name; '' of nothing. */
  line: string
  /** Null: not said. */
  standing: Standing | null
  /** The only one: a row itself, its picture beside its text. */
  alone: boolean
  /** One of a row on a phone, its picture on top. */
  swipes: boolean
}

const Tile = ({ model, line, standing, alone, swipes }: TileProps) => {
  const { label, href, image, facts, swatches } = model
  const [fact] = tileFacts(facts)
  return (
    <Card
      as="article"
      interactive
      className={cx(
        'group h-full content-start grid-cols-[minmax(0,7fr)_minmax(0,9fr)]',
        // On a phone a row of its picture, name, price and one fact, unless it is swiped.
        swipes ? 'flex flex-col' : 'grid',
        alone ? 'sm:grid lg:grid-cols-[2fr_3fr] lg:grid-rows-[1fr_1fr]' : 'sm:flex sm:flex-col',
      )}
    >
      <ModelPicture
        url={image?.url}
        sizes={
          alone
            ? '(min-width: 640px) 40vw, 45vw'
            : `(min-width: 1280px) 26rem, (min-width: 640px) 45vw, ${swipes ? 60 : 45}vw`
        }
        // On a phone the whole vehicle, with the same margin round it, however many lines the words beside it have.
        className={cx('sm:w-full', swipes ? 'w-full' : ON_PHONE, alone && 'lg:row-span-2')}
      />
      <div
        className={cx(
          'min-w-0 self-center py-2.5 sm:px-4 sm:pb-0',
          swipes ? 'px-4 max-sm:self-stretch' : 'px-3',
          alone ? 'lg:self-end' : 'sm:self-auto sm:pt-4',
        )}
      >
        {line && <p className={cx('text-sm leading-snug text-muted', !swipes && 'max-sm:truncate')}>{line}</p>}
        <h3 className="text-subheading leading-tight">
          <Link prefetch={false} href={href} className="cover-link">
            <Unbroken text={label} />
          </Link>
        </h3>
        <FromPrice
          model={model}
          className={cx('text-sm text-muted sm:mt-1.5', swipes && 'max-sm:mt-1.5')}
          figureClassName="font-semibold text-fg sm:text-lead"
        />
        {!swipes && (
          <p className="flex flex-wrap gap-x-2.5 text-sm text-muted sm:hidden">
            {fact && <span>{inShort(fact)}</span>}
            {standing && (
              <span className="font-semibold text-fg tabular">
                <StandingWords {...standing} />
              </span>
            )}
          </p>
        )}
      </div>
      <div
        className={cx(
          'col-span-2 grow flex-col gap-3 p-4 sm:flex sm:pt-3 lg:col-span-1',
          // Three facts of a narrow one: a row of several keeps one height.
          swipes ? 'flex max-sm:[&_li:nth-child(n+4)]:hidden' : 'hidden',
        )}
      >
        <TileFacts facts={facts} />
        <Swatches swatches={swatches} />
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line pt-3 text-[0.9375rem] font-semibold">
          <Discover className={cx('inline-flex text-brand-text', swipes && standing && 'max-sm:hidden')} />
          {standing && (
            <span className="text-sm tabular sm:ml-auto sm:text-right">
              <StandingWords {...standing} />
            </span>
          )}
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
/** In threes, in twos where a row would not be full. */
const THREES = 'sm:grid-cols-2 cards-in-threes'

const columnsClass = (models: number, columns: ModelTilesProps['columns']): string => {
  if (columns === 'threes') return THREES
  return (columns === 4 ? undefined : COLUMNS[columns ?? models]) ?? MANY
}

interface ModelTilesProps {
  models: ModelTile[]
  /** Left out: the tiles do not say how many are in stock. */
  counts?: Pick<StockCounts, 'models'>
  /** On wide screens, where several lists of a page keep one size of tile; 'threes': the first are larger where a row would not be full. */
  columns?: 2 | 3 | 4 | 'threes'
  /** Of a tile, such as when it is not shown. */
  classOf?: (model: ModelTile) => string
  /** On a phone a row to swipe. */
  swipes?: boolean
  /** By the heading above them. */
  said?: Said
  /** A last tile of another kind, which on wide screens is as wide as so many of the others. */
  last?: ReactNode
  lastSpan?: number
}

const LAST_SPANS: Partial<Record<number, string>> = { 2: 'lg:col-span-2', 3: 'lg:col-span-3' }

/** The models sold new, all of one size, with what a buyer compares: 'Discover', 'All New' in front of a launch (CON-17, CON-18). */
export const ModelTiles = ({
  models,
  counts,
  columns,
  classOf,
  swipes = false,
  said,
  last,
  lastSpan = 1,
}: ModelTilesProps) => (
  <ul
    className={cx(
      'grid gap-3 sm:gap-5',
      swipes && 'phone-row [--phone-item:64%]',
      columnsClass(models.length, columns),
    )}
  >
    {models.map((model) => (
      <li key={model.id} className={cx('min-w-0', classOf?.(model))}>
        <Tile
          model={model}
          line={overline(model, said)}
          standing={counts ? standingOf(counts, model) : null}
          alone={models.length === 1 && columns === undefined}
          swipes={swipes}
        />
      </li>
    ))}
    {/* Not of what a choice of the page leaves. */}
    {last && (
      <li className={cx('min-w-0 group-has-[#need-any:not(:checked)]/range:hidden', LAST_SPANS[lastSpan])}>{last}</li>
    )}
  </ul>
)
