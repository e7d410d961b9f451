import { NearPart } from '@/src/components/finance/NearPart'
import { type FuelCar, fuelCosts, fuelInWords, initialCharging, initialFuel } from '@/src/domain/finance/fuel/fuelCost'
import type { SectionTitles } from '../layouts/vehiclePlans'
import { DetailsPart } from './DetailsPart'
import { FuelSum } from './FuelSum'

/**
 * What driving it costs: the fuel calculator (VDP-06), or for an electric car, which has none (VDP-46), the same of
 * charging. Nothing for what is towed.
 */
export const RunningCosts = ({ car, titles }: { car: FuelCar; titles: Pick<SectionTitles, 'fuel' | 'charging'> }) => {
  const [fuel, charging] = [initialFuel(car), initialCharging(car)]
  const initial = fuel ?? charging
  if (!initial) return null
  const unit = fuel ? 'L' : 'kWh'
  return (
    <DetailsPart part="running" title={titles[fuel ? 'fuel' : 'charging']} id={fuel ? 'fuel' : 'charging'} folds>
      <div className="border-line @xl:rounded-xl @xl:border @xl:p-8">
        <NearPart part="fuel" {...{ initial, unit }} className="min-h-48 md:min-h-96 @2xl:min-h-60 noscript:min-h-0">
          <p className="mb-5 text-muted">{fuelInWords(initial, unit)}:</p>
          <FuelSum {...fuelCosts(initial)} unit={unit} />
        </NearPart>
        <p className="mt-3 @xl:mt-6 text-[0.8125rem] leading-relaxed text-muted">
          {charging && !car.variant?.energyconsumption && 'The consumption is a starting value, not this car’s. '}
          {charging && 'A public fast charger asks more for a kWh than a home does. '}A guide only. Real consumption
          depends on traffic, load and driving.
        </p>
      </div>
    </DetailsPart>
  )
}
