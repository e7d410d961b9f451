import type { Car } from '@/src/domain/stock/car/Car'
import { isInStock } from '@/src/domain/stock/availability/availability'

/**
 * Link to value the shopper's own car against this one (RTE-04). Null when not offered for it (VDP-31, `vdp.tradeIn`).
 */
export const tradeInHref = (
  car: Pick<Car, 'id' | 'status' | 'reserved'>,
  { vdp }: { vdp: { tradeIn: boolean } },
): string | null => (vdp.tradeIn && isInStock(car) && !car.reserved ? `/cars/trade-in?car_id=${car.id}` : null)
