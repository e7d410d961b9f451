import { cx } from '@/src/components/ui/cx'
import { CarLine } from './CarLine'
import type { CarsProps } from './CarsProps'

/** Cars below their pictures, four in a row where that fills the rows, else three; on a phone as lines, of which three are shown. */
export const CarList = ({ cars, rules }: CarsProps) => (
  <ul
    className={cx(
      'grid border-line max-sm:border-b max-sm:[&>:nth-child(n+4)]:hidden sm:grid-cols-2 sm:gap-x-5 sm:gap-y-8 lg:gap-x-6',
      cars.length % 4 === 0 ? 'lg:grid-cols-4' : 'lg:grid-cols-3',
    )}
  >
    {cars.map((car) => (
      <CarLine key={car.id} car={car} rules={rules} />
    ))}
  </ul>
)
