import Link from 'next/link'
import { Photo } from '@/src/components/ui/Photo'
import { Unbroken } from '@/src/components/ui/Unbroken'
import { inShort, tileFacts } from '@/src/domain/content/models/modelFacts'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { Discover, type ModelItemProps, ModelList, type ModelListProps } from './ModelList'

const Stage = ({ model, listed }: ModelItemProps) => {
  const { label, href, image, bodies, priceFromDollars, facts, swatches } = model
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg bg-[linear-gradient(#f4f5f5,#b5b7b8_9rem,#e7e7e7_9rem)] text-[#13171d]">
      <div className="flex items-start justify-between gap-4 px-5 pt-5 sm:px-7 sm:pt-6">
        <div className="min-w-0">
          <h3 className="text-heading leading-none font-normal sm:text-title sm:leading-none">
            <Link prefetch={false} href={href} className="cover-link">
              <Unbroken text={label} />
            </Link>
          </h3>
          <p className="mt-1.5 text-sm font-semibold">{bodies.join(' · ')}</p>
        </div>
        {priceFromDollars !== null && (
          <p className="shrink-0 text-right text-sm">
            From <span className="block text-lead font-semibold tabular">{formatDollars(priceFromDollars)}</span>
            drive away
          </p>
        )}
      </div>
      <div className="relative -mt-3 aspect-[8/5]">
        {image && (
          <Photo
            url={image.url}
            alt=""
            sizes="(min-width: 1344px) 41rem, (min-width: 1024px) 48vw, 100vw"
            className="object-cover [mask-image:linear-gradient(transparent,black_18%)] transition-transform duration-500 group-hover:scale-[1.02]"
          />
        )}
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-6 gap-y-3 bg-[#e7e7e7] px-5 pb-5 pt-3 sm:px-7 sm:pb-6">
        <div>
          <p className="text-[0.9375rem]">{tileFacts(facts).map(inShort).join(' · ')}</p>
          <p className="mt-2.5 flex items-center gap-1.5">
            {swatches.length > 0 && (
              <span className="sr-only">{swatches.length === 1 ? '1 colour' : `${swatches.length} colours`}</span>
            )}
            {swatches.map((hex, index) => (
              <span
                key={index}
                aria-hidden
                className="size-5 rounded-full border border-white shadow-[0_0_0_1px_rgb(0_0_0/0.45)]"
                style={{ background: hex }}
              />
            ))}
          </p>
        </div>
        <p className="ml-auto text-right text-[0.9375rem]">
          <Discover className="flex justify-end font-semibold" />
          {listed && <span className="tabular">{listed} to see</span>}
        </p>
      </div>
    </article>
  )
}

/** The range as stages, two in a row: the name large, the vehicle whole, its colours and its price (CON-17). */
export const ModelStages = (props: ModelListProps) => (
  <ModelList {...props} className="grid gap-4 lg:grid-cols-2 lg:gap-6" Item={Stage} />
)
