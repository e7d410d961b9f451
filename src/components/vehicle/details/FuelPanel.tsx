import { NearPart } from '@/src/components/finance/NearPart'
import { fuelCosts } from '@/src/domain/finance/fuel/fuelCost'
import { type FuelCar, initialFuel } from '@/src/domain/finance/fuel/initialFuel'
import { FuelSum } from './FuelSum'

/** The fuel calculator of a vehicle page (VDP-06); nothing for a car without a tank (VDP-46). */
export const FuelPanel = ({ car }: { car: FuelCar }) => {
  const initial = initialFuel(car)
  if (!initial) return null
  const { kmPerWeek, litresPer100Km, dollarsPerLitre } = initial
  return (
    <div className="rounded-xl border border-line p-5 sm:p-8">
      <NearPart part="fuel" initial={initial} className="min-h-96 md:min-h-60 noscript:min-h-0">
        <p className="mb-5 text-muted">
          {kmPerWeek} km a week at {litresPer100Km} L/100 km and ${dollarsPerLitre.toFixed(2)} a litre:
        </p>
        <FuelSum {...fuelCosts(initial)} />
      </NearPart>
      <p className="mt-6 text-[0.8125rem] leading-relaxed text-muted">
        A guide only. Real consumption depends on traffic, load and driving.
      </p>
    </div>
  )
}
