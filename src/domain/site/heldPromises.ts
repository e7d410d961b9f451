import type { Car } from '@/src/domain/stock/car/Car'

/** The promises that hold for vehicles of one of these conditions; one that names none holds for all. */
export const heldPromises = <Promised extends { display: readonly Car['car_type'][] }>(
  promises: readonly Promised[],
  conditions: readonly Car['car_type'][],
): Promised[] =>
  promises.filter(({ display }) => display.length === 0 || display.some((condition) => conditions.includes(condition)))
