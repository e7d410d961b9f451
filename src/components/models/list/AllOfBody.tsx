import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import type { StockCount } from '@/src/domain/site/StockCounts'

/** The way to all that is listed of a body, as the last of a few tiles. */
export const AllOfBody = ({ label, href, total }: StockCount) => (
  <div className="group relative flex h-full flex-col justify-center rounded-lg bg-surface p-8">
    <p className="text-title font-semibold leading-none tabular">{total.toLocaleString('en-AU')}</p>
    <h3 className="mt-3 text-subheading">Body type: {label}</h3>
    <p className="mt-1 text-muted">Of every make we have.</p>
    <Link
      prefetch={false}
      href={href}
      className="cover-link mt-5 inline-flex items-center gap-1.5 font-semibold text-brand-text"
    >
      See all {total.toLocaleString('en-AU')}
      <ArrowRight aria-hidden className="size-4 transition-transform group-hover:translate-x-0.5" />
    </Link>
  </div>
)
