import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { cx } from '@/src/components/ui/cx'
import { addCounts, conditionWords, type StockCount, type StockCounts } from '@/src/domain/site/StockCounts'
import { bodyWithin } from '@/src/domain/stock/normalise/bodyTypes'
import { ModelPicture } from './ModelPicture'

interface StockPanelProps extends Pick<StockCount, 'href' | 'total'> {
  title: string
  text: string
  /** Address of a wide picture; left out or null: the number is as large as one. */
  picture?: string | null
}

/** The way to all that is listed of a body or a make, as the last of a few tiles: it fills what the tiles leave of their row. */
const StockPanel = ({ title, text, href, total, picture }: StockPanelProps) => (
  <div className="on-dark group relative @container h-full overflow-hidden rounded-lg bg-ink text-on-ink">
    <div
      className={cx(
        'flex h-full flex-col @lg:flex-row',
        picture ? '' : 'justify-between gap-8 p-6 sm:p-8 @lg:items-end',
      )}
    >
      {picture ? (
        <ModelPicture
          url={picture}
          sizes="(min-width: 1280px) 26rem, (min-width: 640px) 45vw, 80vw"
          className="shrink-0 @lg:aspect-auto @lg:w-1/2"
        />
      ) : (
        <p
          aria-hidden
          className="tabular -ml-1 text-[clamp(4rem,19cqi,10rem)] font-bold leading-[0.78] tracking-[-0.045em] max-sm:hidden"
        >
          {total.toLocaleString('en-AU')}
        </p>
      )}
      <div className={cx(picture && 'flex grow flex-col justify-center p-5 sm:p-6')}>
        <h3 className="text-subheading sm:text-heading">
          <Link prefetch={false} href={href} className="cover-link">
            {title}
          </Link>
        </h3>
        <p className="mt-2 text-muted">{text}</p>
        <p aria-hidden className="mt-4 flex items-center gap-1.5 font-semibold text-brand-text tabular">
          See all {total.toLocaleString('en-AU')}
          <ArrowRight className="size-4 transition-transform group-hover:translate-x-0.5" />
        </p>
      </div>
    </div>
  </div>
)

/** All of a body, whatever its make. */
export const AllOfBody = ({ label, href, total }: StockCount) => (
  <StockPanel
    title={`Every ${bodyWithin(label)} we have`}
    text="New, demo and used, of all makes."
    href={href}
    total={total}
  />
)

/** All of a make that is listed by model already. */
export const AllOfStockMake = ({ label, href, total }: Pick<StockCount, 'label' | 'href' | 'total'>) => (
  <StockPanel title={`Every ${label} we have`} text="All models and years, the whole list." href={href} total={total} />
)

interface AllOfMakeProps extends Pick<StockPanelProps, 'picture'> {
  slug: string
  counts: Pick<StockCounts, 'makes' | 'models'>
}

/** All of a make, by condition; nothing while none is listed. */
export const AllOfMake = ({ slug, counts, picture }: AllOfMakeProps) => {
  const make = counts.makes.find((one) => one.slug === slug)
  const words = conditionWords(addCounts((counts.models[slug] ?? []).map(({ listed }) => listed)))
  return (
    make &&
    words && (
      <StockPanel
        title={`Every ${make.label} we have`}
        text={words}
        href={make.href}
        total={make.total}
        picture={picture}
      />
    )
  )
}
