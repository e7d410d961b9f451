import type { ReactNode } from 'react'
import { PageHero } from '@/src/components/page/PageHero'
import { Button } from '@/src/components/ui/Button'
import { Section } from '@/src/components/ui/Section'
import type { SelectOption } from '@/src/components/ui/inputs/Select'
import { mainLocation } from '@/src/domain/locations/mainLocation'
import type { Site } from '@/tenants/Site'
import { SellSteps } from './SellSteps'
import { START_ANCHOR, StartForm } from './StartForm'
import type { TradeInWords } from './TradeInWords'

interface SellPageProps {
  site: Site
  words: TradeInWords
  /** Kinds of vehicle to choose from; none: it is about a car. */
  kinds?: SelectOption[]
  /** Sections before what happens next. */
  above?: ReactNode
  /** What decides the figure, and the dealership's other sections. */
  children?: ReactNode
}

/** Sell or trade in a car: the facts that start it, once, and what happens then (RTE-05). The form follows at RTE-04. */
export const SellPage = ({ site, words, kinds, above, children }: SellPageProps) => {
  const title = words.title ?? 'Sell your car'
  return (
    <>
      <PageHero site={site} path={site.settings.routes.sellPath} title={title} image={words.image}>
        <h1 className="text-title">{title}</h1>
        {words.text && <p className="mt-3 max-w-xl text-lead text-on-ink-muted lg:mt-5">{words.text}</p>}
        <div className="mt-5 flex lg:mt-8">
          <StartForm state={mainLocation(site.locations)?.address.state ?? null} kinds={kinds} />
        </div>
      </PageHero>
      {above}
      {words.steps.length > 0 && (
        <Section title={words.heading ?? 'What happens next'}>
          <SellSteps steps={words.steps} look={words.look} />
        </Section>
      )}
      {children}
      <Section ground="tint" above="small" below="small">
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
          <p className="text-heading font-semibold">{title}</p>
          <Button href={`#${START_ANCHOR}`} size="lg" className="max-sm:w-full">
            {kinds?.length ? 'Start now' : 'Show my estimate'}
          </Button>
        </div>
      </Section>
    </>
  )
}
