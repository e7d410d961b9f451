import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { Button } from '@/src/components/ui/Button'
import { Unbroken } from '@/src/components/ui/Unbroken'
import type { PriceSpan, StockOverview } from '@/src/domain/content/models/stock/stockOverview'
import type { Site } from '@/tenants/Site'
import { ModelStage } from '../ModelColours'
import { modelLook, ModelTop } from '../ModelTop'

interface StockModelHeroProps {
  site: Pick<Site, 'origin' | 'theme'>
  /** Canonical path of the page. */
  path: string
  /** The model without its make and condition. */
  model: string
  overview: StockOverview
  /** To all of them, or to the only one. */
  see: { label: string; href: string }
  /** The pages above it. */
  parents: { label: string; href: string }[]
  /** One of the vehicles, with the way to it. */
  pictured: { url: string; title: string; href: string } | null
  /** Some of them side by side; null: there is only one. */
  compare: { label: string; href: string } | null
  sellHref: string
}

const Amount = ({ text }: { text: string }) => (
  <span className="me-1 not-first:ms-1 text-heading font-semibold tabular">{text}</span>
)

/** 'From $16,690 to $30,690 Drive Away', the figures large. */
const TopSpan = ({ price: { from, to } }: { price: PriceSpan }) => (
  <p className="mt-5">
    {to && 'From '}
    <Amount text={from.text} /> {to?.basis === from.basis ? 'to ' : `${from.basis}${to ? ' to ' : ''}`}
    {to && (
      <>
        <Amount text={to.text} /> {to.basis}
      </>
    )}
  </p>
)

/** The top of a model's page where only stock is known of it: what there is, what it costs, and one of them large (RTE-29). */
export const StockModelHero = ({
  site,
  path,
  model,
  overview: { name, lead, standing, years, price },
  see,
  parents,
  pictured,
  compare,
  sellHref,
}: StockModelHeroProps) => {
  const look = modelLook(site)
  const dark = look === 'dark'
  return (
    <ModelTop
      site={site}
      path={path}
      title={name}
      parents={parents}
      look={look}
      pictured={pictured !== null}
      className="[--hero-foot:4.5rem]"
    >
      <div className="z-10 self-center max-lg:order-last lg:py-6">
        <h1 id="model-name" className="text-display">
          {lead && <span className="mb-1 block text-heading leading-tight">{lead} </span>}
          <Unbroken text={model} />
        </h1>
        <p className="mt-3 text-lead">{[standing, years && `built ${years}`].filter(Boolean).join(' · ')}</p>
        {price && <TopSpan price={price} />}
        {/* Each as wide as its words at least, so that a long one keeps its edges. */}
        <div className="mt-6 flex max-w-md flex-wrap gap-3 [&>*]:grow [&>*]:px-4!">
          <Button href={see.href} size="lg">
            {see.label}
          </Button>
          <Button href={sellHref} size="lg" variant={dark ? 'outlineInverse' : 'outline'}>
            Value Yours
          </Button>
        </div>
        {compare && (
          <Link
            prefetch={false}
            href={compare.href}
            rel="nofollow"
            className="group mt-4 inline-flex min-h-8 items-center gap-1.5 font-semibold underline decoration-current/40 underline-offset-4 hover:decoration-current"
          >
            {compare.label}
            <ArrowRight aria-hidden className="size-4 transition-transform group-hover:translate-x-0.5" />
          </Link>
        )}
      </div>
      {pictured && (
        <>
          <div className="relative -mx-gutter lg:absolute lg:inset-0 lg:mx-0">
            <ModelStage image={{ url: pictured.url, alt: pictured.title }} look={look} first />
          </div>
          <p className="z-10 -mt-2 text-sm lg:mt-0 lg:self-end lg:text-right lg:text-[#1c2530]">
            <Link
              prefetch={false}
              href={pictured.href}
              className="inline-flex min-h-8 items-center underline decoration-current/40 underline-offset-4 hover:decoration-current lg:rounded-full lg:bg-white/80 lg:px-3.5"
            >
              Pictured: {pictured.title}
            </Link>
          </p>
        </>
      )}
    </ModelTop>
  )
}
