import { CarLine } from './CarLine'
import type { CarsProps } from './CarsProps'

/** Cars as lines, in two columns where the window is wide: many at a glance, three on a phone. */
export const CarList = ({ cars, rules }: CarsProps) => (
  <ul className="grid gap-x-16 border-b border-line max-sm:[&>:nth-child(n+4)]:hidden xl:grid-cols-2">
    {cars.map((car) => (
      <CarLine key={car.id} car={car} rules={rules} />
    ))}
  </ul>
)
