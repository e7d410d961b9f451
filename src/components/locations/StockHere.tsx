import Link from 'next/link'
import { cx } from '@/src/components/ui/cx'
import { kindIcons } from '@/src/components/vehicle/kindIcons'
import type { PlaceStock } from '@/src/domain/locations/placeStock'

/** How many vehicles are listed at a place, leading to them; nothing where none is. */
export const StockHere = ({ stock, className }: { stock: PlaceStock | null; className?: string }) => {
  if (!stock) return null
  const { one, many } = stock.noun
  const Icon = kindIcons[stock.kinds[0] ?? ''] ?? kindIcons.car
  return (
    <Link
      prefetch={false}
      href={stock.href}
      className={cx(
        'inline-flex items-center gap-1.5 whitespace-nowrap font-semibold text-brand-text hover:underline',
        className,
      )}
    >
      <Icon className="size-4" />
      <span>
        See <span className="tabular">{stock.count}</span> {stock.count === 1 ? one : many}
      </span>
    </Link>
  )
}
