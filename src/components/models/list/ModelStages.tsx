import Link from 'next/link'
import { Photo } from '@/src/components/ui/Photo'
import { Unbroken } from '@/src/components/ui/Unbroken'
import { inShort, tileFacts } from '@/src/domain/content/models/modelFacts'
import { FactLine } from './FactLine'
import { FromPrice } from './FromPrice'
import { Discover, type ModelItemProps, ModelList, type ModelListProps, StandingWords } from './ModelList'

const Stage = ({ model, standing, line }: ModelItemProps) => {
  const { label, href, image, facts, swatches } = model
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg bg-studio text-[#13171d]">
      <div className="flex items-start justify-between gap-4 px-5 pt-5 sm:px-7 sm:pb-3 sm:pt-6">
        <div className="min-w-0">
          <h3 className="text-heading leading-none font-normal sm:text-title sm:leading-none">
            <Link prefetch={false} href={href} className="cover-link">
              <Unbroken text={label} />
            </Link>
          </h3>
          {line && <p className="mt-1.5 text-sm font-semibold">{line}</p>}
        </div>
        <FromPrice
          model={model}
          className="shrink-0 text-right text-sm"
          figureClassName="block text-lead font-semibold"
        />
      </div>
      <div className="relative aspect-[2/1] sm:aspect-[8/5]">
        {image && (
          <Photo
            url={image.url}
            alt=""
            sizes="(min-width: 1344px) 41rem, (min-width: 1024px) 48vw, 100vw"
            className="object-cover transition-transform duration-500 group-hover:scale-[1.02]"
          />
        )}
      </div>
      <div className="grid grow grid-cols-[1fr_auto] items-start gap-x-6 gap-y-1 px-5 pb-5 sm:px-7 sm:pb-6 sm:pt-3">
        <div className="max-sm:contents">
          <p className="flex items-center gap-1.5 max-sm:self-center sm:mb-2.5">
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
          <p className="text-[0.9375rem] max-sm:order-last max-sm:col-span-full">
            <FactLine facts={tileFacts(facts).map(inShort)} />
          </p>
        </div>
        <p className="text-right text-[0.9375rem]">
          <Discover className="flex justify-end text-lead font-semibold" />
          <span className="tabular">
            <StandingWords {...standing} />
          </span>
        </p>
      </div>
    </article>
  )
}

/** The range as stages, two in a row: the name large, the vehicle whole, its colours and its price (CON-17). */
export const ModelStages = (props: ModelListProps) => (
  <ModelList {...props} className="grid gap-4 lg:grid-cols-2 lg:gap-6" Item={Stage} bodiesOnly />
)
