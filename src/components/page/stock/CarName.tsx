import Link from 'next/link'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { carTitle } from '@/src/domain/stock/car/carTitle'

interface CarNameProps {
  car: StockCard
  className: string
}

/** A car's name, whose link is all that it stands in. */
export const CarName = ({ car: { path, year, make, model }, className }: CarNameProps) => (
  <h3 className={className}>
    <Link prefetch={false} href={path} className="cover-link group-hover:underline">
      {carTitle({ year, make, model })}
    </Link>
  </h3>
)
