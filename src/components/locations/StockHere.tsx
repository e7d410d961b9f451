import { CarFront, Caravan, type LucideIcon, Motorbike, Truck } from 'lucide-react'
import Link from 'next/link'
import { cx } from '@/src/components/ui/cx'
import type { PlaceStock } from '@/src/domain/locations/placeStock'

const ICONS: Record<string, LucideIcon> = { caravan: Caravan, motorcycle: Motorbike, truck: Truck }

/** How many vehicles stand at a place, leading to them; nothing where none does. */
export const StockHere = ({ stock, className }: { stock: PlaceStock | null; className?: string }) => {
  if (!stock) return null
  const { one, many } = stock.noun
  const Icon = ICONS[stock.mostly ?? ''] ?? CarFront
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
        <span className="tabular">{stock.count}</span> {stock.count === 1 ? one : many} here
      </span>
    </Link>
  )
}
