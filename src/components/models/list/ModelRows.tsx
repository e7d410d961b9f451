import Link from 'next/link'
import { cx } from '@/src/components/ui/cx'
import { Unbroken } from '@/src/components/ui/Unbroken'
import { codeOfLicence, inShort, tileFacts } from '@/src/domain/content/models/modelFacts'
import type { ModelTile } from '@/src/domain/content/models/modelTile'
import { unbrokenUnits } from '@/src/domain/stock/specifications/specValue'
import { FactLine } from './FactLine'
import { FromPrice } from './FromPrice'
import { Discover, type ModelItemProps, ModelList, type ModelListProps, StandingWords } from './ModelList'
import { ModelPicture } from './ModelPicture'

const Row = ({ model, standing, line }: ModelItemProps) => {
  const { label, href, image, facts } = model
  return (
    <article className="group relative grid grid-cols-2 gap-4 border-t border-line py-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:gap-x-8 lg:grid-cols-[20rem_minmax(0,1fr)_11rem] lg:items-center lg:py-7">
      <ModelPicture url={image?.url} sizes="(min-width: 1024px) 20rem, 46vw" className="self-start rounded-md" />
      <div className="self-center">
        {line && <p className="text-sm text-muted">{line}</p>}
        <h3 className="text-subheading leading-tight sm:text-heading">
          <Link prefetch={false} href={href} className="cover-link">
            <Unbroken text={label} />
          </Link>
        </h3>
        <Figures facts={facts} className="mt-4 hidden lg:grid" />
      </div>
      <Figures facts={facts} className="col-span-2 grid lg:hidden" />
      <div className="col-span-2 flex items-end justify-between gap-4 lg:col-span-1 lg:block lg:border-l lg:border-line lg:pl-6">
        <FromPrice
          model={model}
          className="text-sm text-muted"
          figureClassName="block text-subheading font-bold text-fg"
        />
        <p className="text-right text-[0.9375rem] lg:mt-4 lg:text-left">
          <Discover className="flex font-semibold text-brand-text max-lg:justify-end" />
          <span className="text-sm tabular">
            <StandingWords {...standing} />
          </span>
        </p>
      </div>
    </article>
  )
}

/** '2,460–2,890 kg': a number stays with its unit, where a column of a phone has room for the longest. */
const FIGURE = /^[\d.,–]+ \S+$/

/** What its kind is compared by, each under its name. */
const Figures = ({ facts, className }: { facts: ModelTile['facts']; className: string }) => (
  <dl className={cx('grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4', className)}>
    {tileFacts(facts)
      .map(codeOfLicence)
      .map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-l-2 border-accent pl-3">
          <dt className="text-sm text-muted">{label}</dt>
          <dd
            className={cx(
              'text-[1.0625rem] leading-tight font-bold tabular',
              FIGURE.test(value) && 'min-[22.5rem]:whitespace-nowrap',
            )}
          >
            {unbrokenUnits(value)}
          </dd>
        </div>
      ))}
  </dl>
)

/** The figures of a small row, in one line of words. */
const SMALL_FIGURES = 2

const SmallRow = ({ model, standing, line }: ModelItemProps) => {
  const { label, href, image, facts } = model
  return (
    <article className="group relative grid h-full content-start gap-y-3 border-t border-line py-4 sm:grid-cols-[14rem_minmax(0,1fr)] sm:items-center sm:gap-x-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:py-5">
      <ModelPicture
        url={image?.url}
        sizes="(min-width: 1024px) 17rem, (min-width: 640px) 14rem, 46vw"
        className="rounded-md"
      />
      <div className="min-w-0">
        {line && <p className="text-sm text-muted">{line}</p>}
        <h3 className="text-subheading leading-tight">
          <Link prefetch={false} href={href} className="cover-link">
            <Unbroken text={label} />
          </Link>
        </h3>
        <FromPrice model={model} className="mt-1 text-sm text-muted" figureClassName="text-base font-bold text-fg" />
        <p className="mt-0.5 text-sm text-muted tabular max-sm:hidden">
          <FactLine facts={tileFacts(facts).slice(0, SMALL_FIGURES).map(inShort)} />
        </p>
        <p className="mt-1 text-sm font-semibold tabular">
          <StandingWords {...standing} />
        </p>
      </div>
    </article>
  )
}

/**
 * The range as rows of a data sheet: the figures first, one under the other to be compared; `small`: two rows side by side, of a
 * long range, on a phone pictures in two columns (RTE-29).
 */
export const ModelRows = ({ small = false, ...list }: ModelListProps & { small?: boolean }) =>
  small ? (
    <ModelList
      {...list}
      className="grid border-b border-line max-sm:grid-cols-2 max-sm:gap-x-4 lg:grid-cols-2 lg:gap-x-12"
      Item={SmallRow}
    />
  ) : (
    <ModelList {...list} className="border-b border-line" Item={Row} />
  )
