import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { MakeLogo } from '@/src/components/site/MakeLogo'
import { hiddenUnlessMet } from '@/src/components/models/ModelChoice'
import { Card } from '@/src/components/ui/Card'
import { cx } from '@/src/components/ui/cx'
import { Unbroken } from '@/src/components/ui/Unbroken'
import { counted } from '@/src/domain/counted'
import type { StockMake, StockModel } from '@/src/domain/content/models/page/stockModels'
import { FactLine } from './FactLine'
import { makeAnchor } from './GroupHead'
import { ModelPicture } from './ModelPicture'
import { AllOfStockMake } from './StockPanel'
import { foldedClass, foldSizes, ListFold } from './ListFold'

/** Where the models of all other makes begin on the page. */
export const MORE_MAKES = 'more'

const PriceWords = ({ model: { count, from, unpriced } }: { model: StockModel }) => (
  <p className="mt-1 text-sm text-muted">
    {from ? (
      <>
        {count > 1 && 'From '}
        <span className="text-base font-semibold text-fg tabular">{from.text}</span>{' '}
        <span className="whitespace-nowrap">{from.basis}</span>
      </>
    ) : (
      <span className="font-semibold text-fg">{unpriced}</span>
    )}
  </p>
)

/** A model in stock, with its picture and its lowest price; it leads to its page. */
export const StockModelTile = ({ model }: { model: StockModel }) => {
  const { label, href, count, picture, ages } = model
  return (
    <Card as="article" interactive className="group flex h-full flex-col">
      <ModelPicture url={picture} sizes="(min-width: 1024px) 20rem, (min-width: 640px) 50vw, 68vw" />
      <div className="flex grow flex-col p-4">
        <h3 className="text-subheading leading-tight">
          <Link prefetch={false} href={href} className="cover-link">
            <Unbroken text={label} />
          </Link>
        </h3>
        <PriceWords model={model} />
        {ages.length > 0 && (
          <p className="mt-1 text-sm text-muted tabular">
            <FactLine facts={ages} />
          </p>
        )}
        <p className="mt-auto flex items-center justify-between gap-3 pt-3 text-sm font-semibold tabular">
          {count.toLocaleString('en-AU')} in stock
          <ArrowRight aria-hidden className="size-4 text-brand-text transition-transform group-hover:translate-x-1" />
        </p>
      </div>
    </Card>
  )
}

/** Tiles of a row of a wide window. */
const A_ROW = 4

/** What a row of tiles leaves empty in a wide window. */
const LAST_SPANS = ['', 'lg:col-span-1', 'lg:col-span-2', 'lg:col-span-3']

interface TilesProps {
  make: StockMake
  /** Models of the whole page. */
  onPage: number
}

const Tiles = ({ make: { slug, label, href, total, models }, onPage }: TilesProps) => {
  const sizes = foldSizes(models.length, { phone: models.length, wide: A_ROW }, onPage)
  const empty = sizes.wide >= models.length ? (A_ROW - (models.length % A_ROW)) % A_ROW : 0
  return (
    <ListFold id={`all-of-${slug}`} noun={`${label} models`} total={models.length} sizes={sizes}>
      <ul
        className={cx(
          'grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4',
          models.length > 1 && 'phone-row [--phone-item:68%]',
        )}
      >
        {models.map((model, index) => (
          <li key={model.slug} className={cx('min-w-0', hiddenUnlessMet(model), foldedClass(index, sizes))}>
            <StockModelTile model={model} />
          </li>
        ))}
        {/* Not of what a choice of the page leaves; on a phone its heading leads there. */}
        {empty > 0 && total !== null && (
          <li
            className={cx(
              'min-w-0 group-has-[#need-any:not(:checked)]/range:hidden max-sm:hidden',
              models.length % 2 === 0 && 'sm:max-lg:hidden',
              LAST_SPANS[empty],
            )}
          >
            <AllOfStockMake label={label} href={href} total={total} />
          </li>
        )}
      </ul>
    </ListFold>
  )
}

/** A make with the models of it that are in stock, each with a picture and its lowest price. */
export const StockModelTiles = ({ make, onPage }: { make: StockMake; onPage: number }) => {
  const { slug, label, href, total, models } = make
  return (
    <section
      id={makeAnchor(slug)}
      aria-labelledby={`name-${slug}`}
      className={cx('scroll-mt-28', hiddenUnlessMet(...models))}
    >
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <MakeLogo slug={slug} className="size-9 self-center" />
        <h2 id={`name-${slug}`} className="text-heading">
          {label}
        </h2>
        <p className="text-muted tabular">{counted(models.length, 'model')}</p>
        <Link
          prefetch={false}
          href={href}
          className="ml-auto inline-flex min-h-8 items-center gap-1.5 font-semibold text-brand-text tabular hover:underline"
        >
          See all {total?.toLocaleString('en-AU')}
          <span className="sr-only"> of {label}</span>
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
      <Tiles make={make} onPage={onPage} />
    </section>
  )
}

const Line = ({ model }: { model: StockModel }) => {
  const { label, href, count, picture, ages } = model
  return (
    <article className="group relative grid h-full grid-cols-[8.5rem_minmax(0,1fr)] items-center gap-x-4 border-t border-line py-3">
      <ModelPicture url={picture} sizes="8.5rem" className="rounded-md" />
      <div className="min-w-0">
        <h3 className="font-semibold leading-snug group-hover:underline">
          <Link prefetch={false} href={href} className="cover-link">
            <Unbroken text={label} />
          </Link>
        </h3>
        <PriceWords model={model} />
        <p className="mt-0.5 text-sm text-muted tabular">
          <FactLine facts={[...ages, `${count.toLocaleString('en-AU')} in stock`]} />
        </p>
      </div>
    </article>
  )
}

/** Of lines of their own, on a phone one under the other. */
const FIRST_LINES = { phone: 8, wide: Infinity }

/** Models of makes that have only a few, as small lines: by make they are found in one look. Nothing without any. */
export const OtherStockModels = ({
  title,
  models,
  onPage,
}: {
  title: string
  models: StockModel[]
  onPage: number
}) => {
  const sizes = foldSizes(models.length, FIRST_LINES, onPage)
  return (
    models.length > 0 && (
      <section
        id={makeAnchor(MORE_MAKES)}
        aria-labelledby="other-models"
        className={cx('scroll-mt-28', hiddenUnlessMet(...models))}
      >
        <div className="mb-4 flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h2 id="other-models" className="text-heading">
            {title}
          </h2>
          <p className="text-muted tabular">{counted(models.length, 'model')}</p>
        </div>
        <ListFold id="all-of-others" noun="other models" total={models.length} sizes={sizes}>
          <ul className="grid gap-x-8 border-b border-line sm:grid-cols-2 lg:grid-cols-3">
            {models.map((model, index) => (
              <li key={model.slug} className={cx('min-w-0', hiddenUnlessMet(model), foldedClass(index, sizes))}>
                <Line model={model} />
              </li>
            ))}
          </ul>
        </ListFold>
      </section>
    )
  )
}
