import Link from 'next/link'
import { Photo } from '@/src/components/ui/Photo'
import { Unbroken } from '@/src/components/ui/Unbroken'
import { codeOfLicence, tileFacts } from '@/src/domain/content/models/modelFacts'
import type { ModelTile } from '@/src/domain/content/models/modelTile'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { unbrokenUnits } from '@/src/domain/stock/specifications/specValue'
import { Discover, type ModelItemProps, ModelList, type ModelListProps, StandingWords } from './ModelList'

const Row = ({ model, standing, line }: ModelItemProps) => {
  const { label, href, image, priceFromDollars, facts } = model
  return (
    <article className="group relative grid grid-cols-2 gap-4 border-t border-line py-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:gap-x-8 lg:grid-cols-[22rem_minmax(0,1fr)_13rem] lg:items-center lg:py-7">
      <div className="relative aspect-[8/5] self-start overflow-hidden rounded-md bg-surface">
        {image && (
          <Photo
            url={image.url}
            alt=""
            sizes="(min-width: 1024px) 22rem, 46vw"
            className="object-cover transition-transform duration-500 group-hover:scale-[1.03]"
          />
        )}
      </div>
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
      <div className="col-span-2 flex items-end justify-between gap-4 lg:col-span-1 lg:block lg:border-l lg:border-line lg:pl-8">
        {priceFromDollars !== null && (
          <p className="text-sm text-muted">
            From{' '}
            <span className="block text-subheading font-bold text-fg tabular">{formatDollars(priceFromDollars)}</span>{' '}
            drive away
          </p>
        )}
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

/** What its kind is compared by, each under its name. */
const Figures = ({ facts, className }: { facts: ModelTile['facts']; className: string }) => (
  <dl className={`grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4 ${className}`}>
    {tileFacts(facts)
      .map(codeOfLicence)
      .map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-l-2 border-accent pl-3">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-lead leading-tight font-bold tabular">{unbrokenUnits(value)}</dd>
        </div>
      ))}
  </dl>
)

/** The range as rows of a data sheet: the figures first, one under the other to be compared (RTE-29). */
export const ModelRows = (props: ModelListProps) => <ModelList {...props} className="border-b border-line" Item={Row} />
