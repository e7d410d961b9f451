import Link from 'next/link'
import { CarTitle } from '@/src/components/cards/CarTitle'
import type { StockCard } from '@/src/domain/search/index/StockDocument'

interface CarNameProps {
  car: StockCard
  className: string
}

/** A car's name, whose link is its whole card. */
export const CarName = ({ car, className }: CarNameProps) => (
  <h3 className={className}>
    <Link prefetch={false} href={car.path} className="cover-link group-hover:underline">
      <CarTitle car={car} />
    </Link>
  </h3>
)
