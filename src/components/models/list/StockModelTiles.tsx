import { ArrowRight, CarFront } from 'lucide-react'
import Link from 'next/link'
import { MakeLogo } from '@/src/components/site/MakeLogo'
import { hiddenUnlessMet } from '@/src/components/models/ModelChoice'
import { Card } from '@/src/components/ui/Card'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import { Unbroken } from '@/src/components/ui/Unbroken'
import type { StockMake, StockModel } from '@/src/domain/content/models/page/stockModels'
import { unbrokenUnits } from '@/src/domain/stock/specifications/specValue'
import { makeAnchor } from './GroupHead'

/** Where the models of all other makes begin on the page. */
export const MORE_MAKES = 'more'

const Tile = ({ model: { label, href, count, picture, from, unpriced, ages } }: { model: StockModel }) => (
  <Card as="article" interactive className="group flex h-full flex-col">
    <div className="relative grid aspect-[8/5] place-items-center overflow-hidden bg-surface">
      {picture ? (
        <Photo
          url={picture}
          alt=""
          sizes="(min-width: 1024px) 20rem, 50vw"
          className="object-cover transition-transform duration-500 group-hover:scale-[1.03]"
        />
      ) : (
        <CarFront aria-hidden className="size-10 text-muted" />
      )}
    </div>
    <div className="flex grow flex-col p-3.5 sm:p-4">
      <h3 className="text-subheading max-sm:text-base">
        <Link prefetch={false} href={href} className="cover-link">
          <Unbroken text={label} />
        </Link>
      </h3>
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
      {ages && <p className="mt-1 text-sm text-muted tabular">{unbrokenUnits(ages)}</p>}
      <p className="mt-auto flex items-center justify-between gap-3 pt-3 text-sm font-semibold tabular">
        {count.toLocaleString('en-AU')} in stock
        <ArrowRight aria-hidden className="size-4 text-brand-text transition-transform group-hover:translate-x-1" />
      </p>
    </div>
  </Card>
)

const Tiles = ({ models }: { models: StockModel[] }) => (
  <ul className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
    {models.map((model) => (
      <li key={model.slug} className={cx('min-w-0', hiddenUnlessMet(model))}>
        <Tile model={model} />
      </li>
    ))}
  </ul>
)

/** A make with the models of it that are in stock, each with a picture and its lowest price. */
export const StockModelTiles = ({ make: { slug, label, href, models } }: { make: StockMake }) => (
  <section
    id={makeAnchor(slug)}
    aria-labelledby={`name-${slug}`}
    className={cx('scroll-mt-28', hiddenUnlessMet(...models))}
  >
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <MakeLogo slug={slug} className="size-9" />
      <h2 id={`name-${slug}`} className="text-heading">
        {label}
      </h2>
      <Link
        prefetch={false}
        href={href}
        className="ml-auto inline-flex min-h-8 items-center gap-1.5 font-semibold text-brand-text hover:underline"
      >
        See all
        <span className="sr-only"> of {label}</span>
        <ArrowRight aria-hidden className="size-4" />
      </Link>
    </div>
    <Tiles models={models} />
  </section>
)

/** Models of makes that have only a few; nothing without any. */
export const OtherStockModels = ({ title, models }: { title: string; models: StockModel[] }) =>
  models.length > 0 && (
    <section
      id={makeAnchor(MORE_MAKES)}
      aria-labelledby="other-models"
      className={cx('scroll-mt-28', hiddenUnlessMet(...models))}
    >
      <h2 id="other-models" className="mb-5 text-heading">
        {title}
      </h2>
      <Tiles models={models} />
    </section>
  )
