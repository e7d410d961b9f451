import type { CardRules } from '@/src/components/cards/CardRules'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { CarLine } from './CarLine'

interface CarsProps {
  cars: StockCard[]
  rules: CardRules
}

/** Cars as lines, in two columns where the window is wide: many at a glance. */
export const CarList = ({ cars, rules }: CarsProps) => (
  <ul className="grid gap-x-16 border-b border-line xl:grid-cols-2">
    {cars.map((car) => (
      <CarLine key={car.id} car={car} rules={rules} />
    ))}
  </ul>
)
