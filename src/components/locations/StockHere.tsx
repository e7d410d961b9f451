import { CarFront, Caravan } from 'lucide-react'
import Link from 'next/link'
import { cx } from '@/src/components/ui/cx'
import { itemNoun } from '@/src/domain/stock/car/itemNoun'
import type { PlaceStock } from './placeStock'

/** How many vehicles stand at a place, leading to them; nothing where none does. */
export const StockHere = ({ stock, className }: { stock: PlaceStock | null; className?: string }) => {
  if (!stock) return null
  const { one, many } = stock.noun ?? itemNoun('')
  return (
    <Link
      prefetch={false}
      href={stock.href}
      className={cx(
        'inline-flex items-center gap-1.5 whitespace-nowrap font-semibold text-brand-text hover:underline',
        className,
      )}
    >
      {one === 'caravan' ? <Caravan className="size-4" /> : <CarFront className="size-4" />}
      <span>
        <span className="tabular">{stock.count}</span> {stock.count === 1 ? one : many} here
      </span>
    </Link>
  )
}
