import { CarFront } from 'lucide-react'
import Link from 'next/link'
import { cx } from '@/src/components/ui/cx'
import type { PlaceStock } from './placeStock'

/** How many vehicles stand at a place, leading to them; nothing where none does. */
export const StockHere = ({ stock, className }: { stock: PlaceStock | null; className?: string }) =>
  stock && (
    <Link
      prefetch={false}
      href={stock.href}
      className={cx(
        'inline-flex items-center gap-1.5 whitespace-nowrap font-semibold text-brand-text hover:underline',
        className,
      )}
    >
      <CarFront className="size-4" />
      <span>
        <span className="tabular">{stock.count}</span> {stock.count === 1 ? 'vehicle' : 'vehicles'} here
      </span>
    </Link>
  )
