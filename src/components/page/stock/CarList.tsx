import { cx } from '@/src/components/ui/cx'
import { CarLine } from './CarLine'
import type { CarsProps } from './CarsProps'

const PER_ROW = 4

/** Cars below their pictures, four in a row and in full rows; on a phone as lines, of which three are shown. */
export const CarList = ({ cars, rules }: CarsProps) => {
  const shown = cars.length > PER_ROW ? cars.slice(0, cars.length - (cars.length % PER_ROW)) : cars
  return (
    <ul
      className={cx(
        'grid border-line max-sm:border-b max-sm:[&>:nth-child(n+4)]:hidden sm:grid-cols-2 sm:gap-x-5 sm:gap-y-8 lg:gap-x-6',
        shown.length < PER_ROW ? 'lg:grid-cols-3' : 'lg:grid-cols-4',
      )}
    >
      {shown.map((car) => (
        <CarLine key={car.id} car={car} rules={rules} />
      ))}
    </ul>
  )
}
