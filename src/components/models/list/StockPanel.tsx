import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { addCounts, conditionWords, type StockCount, type StockCounts } from '@/src/domain/site/StockCounts'

interface StockPanelProps extends Pick<StockCount, 'href' | 'total'> {
  title: string
  text: string
}

/** The way to all that is listed of a body or a make, as the last of a few tiles. */
const StockPanel = ({ title, text, href, total }: StockPanelProps) => (
  <div className="group relative flex h-full flex-col justify-center rounded-lg bg-surface p-6 sm:p-8">
    <h3 className="text-subheading">
      <Link prefetch={false} href={href} className="cover-link">
        {title}
      </Link>
    </h3>
    <p className="mt-1 text-muted">{text}</p>
    <p aria-hidden className="mt-4 flex items-center gap-1.5 font-semibold text-brand-text tabular">
      See all {total.toLocaleString('en-AU')}
      <ArrowRight className="size-4 transition-transform group-hover:translate-x-0.5" />
    </p>
  </div>
)

/** 'ute' of 'Ute' within a sentence; 'SUV' stays. */
const within = (label: string): string => (/^[A-Z]{2}/.test(label) ? label : label.toLowerCase())

/** All of a body, whatever its make. */
export const AllOfBody = ({ label, href, total }: StockCount) => (
  <StockPanel
    title={`Every ${within(label)} we have`}
    text="New, demo and used, of all makes."
    href={href}
    total={total}
  />
)

/** All of a make, by condition; nothing while none is listed. */
export const AllOfMake = ({ slug, counts }: { slug: string; counts: Pick<StockCounts, 'makes' | 'models'> }) => {
  const make = counts.makes.find((one) => one.slug === slug)
  const words = conditionWords(addCounts((counts.models[slug] ?? []).map(({ listed }) => listed)))
  return (
    make &&
    words && <StockPanel title={`Every ${make.label} we have`} text={words} href={make.href} total={make.total} />
  )
}
