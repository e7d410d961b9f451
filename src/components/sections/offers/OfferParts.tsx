import { ArrowRight, ChevronDown } from 'lucide-react'
import Link from 'next/link'
import { cx } from '@/src/components/ui/cx'
import type { CoveredStock } from '@/src/domain/content/coveredStock'
import { formatDay } from '@/src/domain/site/formatDay'
import { siteZone } from '@/tenants/siteDay'
import { coveredWords } from './OfferPrice'
import type { OfferListProps, OfferView } from './OfferView'

/** The terms of an offer on its card, folded. */
export const OfferTerms = ({
  name,
  disclaimer,
  className,
}: Pick<OfferView, 'name' | 'disclaimer'> & { className?: string }) =>
  disclaimer && (
    <details className={cx('relative z-2 text-sm text-muted', className)}>
      <summary className="inline-flex min-h-8 list-none items-center gap-1.5 font-semibold [[open]>&_svg]:rotate-180">
        Terms<span className="sr-only">: {name}</span>
        <ChevronDown className="size-4 transition-transform" />
      </summary>
      <p className="pt-1 leading-relaxed">{disclaimer}</p>
    </details>
  )

/** For some vehicles: others, such as a delivery, have no picture of their own. */
export const isForVehicles = ({ image, brandTitle, modelName }: OfferView, stock: CoveredStock | null): boolean =>
  image !== null && Boolean(brandTitle ?? modelName ?? stock)

/** To the vehicles an offer covers, over the link that the whole card is. */
export const CoveredLink = ({ name, stock }: { name: string; stock: CoveredStock | null }) =>
  stock && (
    <Link
      prefetch={false}
      href={stock.href}
      className="relative z-2 inline-flex min-h-8 items-center gap-1.5 font-semibold hover:underline"
    >
      {coveredWords(stock)}
      <span className="sr-only">: {name}</span>
      <ArrowRight className="size-4" />
    </Link>
  )

/** The day an offer ends on the dealership's clocks. */
export const OfferEnd = ({ expiry, site }: { expiry: string; site: OfferListProps['site'] }) => (
  <time dateTime={expiry} className="tabular whitespace-nowrap">
    {formatDay(expiry, siteZone(site))}
  </time>
)
