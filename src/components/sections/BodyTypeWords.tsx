import Link from 'next/link'
import type { StockCount } from '@/src/domain/site/StockCounts'

/** Stock by body type as large words, each with how many there are. */
export const BodyTypeWords = ({ bodies }: { bodies: Omit<StockCount, 'slug'>[] }) => (
  <ul className="flex flex-wrap gap-x-8 gap-y-1 sm:gap-x-12 sm:gap-y-2 start-centred:justify-center">
    {bodies.map(({ label, href, total }) => (
      <li key={href}>
        <Link
          prefetch={false}
          href={href}
          className="group inline-flex min-h-11 items-start gap-1.5 text-title font-semibold"
        >
          <span className="underline decoration-transparent decoration-2 underline-offset-8 transition-colors group-hover:decoration-current">
            {label}
          </span>
          <span className="tabular mt-1 text-base font-medium text-muted">
            {total.toLocaleString('en-AU')}
            <span className="sr-only"> vehicles</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
)
