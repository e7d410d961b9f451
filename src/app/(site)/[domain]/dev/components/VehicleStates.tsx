import { DetailsPart } from '@/src/components/vehicle/details/DetailsPart'
import { FeatureList } from '@/src/components/vehicle/details/Specifications'
import { vehiclePlans } from '@/src/components/vehicle/layouts/vehiclePlans'
import { DriveAway } from '@/src/components/vehicle/price/DriveAway'
import type { DriveAway as Estimate } from '@/src/domain/onRoad/driveAway'
import { State, States } from './States'
import '../../../vehicle.css'

const FEATURES = ['Apple CarPlay', 'Adaptive Cruise Control', 'A feature with a name that needs more than one line']

const estimate = (state: Estimate['state'], duty: number, registeredUntil: string | null): Estimate => {
  const [registration, ctp] = registeredUntil ? [0, 0] : [470, 560]
  return {
    ...{ state, price: 24_990, duty, registration, ctp, registeredUntil, total: 24_990 + duty + registration + ctp },
    charges: { validFrom: '2026-07-01', office: `Revenue ${state}`, source: '#office', note: '' },
  }
}
const ELSEWHERE = [estimate('VIC', 1_050, null), estimate('WA', 687, null)]

/** Parts of a vehicle page, as each layout has them. */
export const VehicleStates = () => (
  <>
    <States title="Drive-away estimate">
      <State label="Its own state, and others">
        <DriveAway estimates={[estimate('NSW', 750, null), ...ELSEWHERE]} home="NSW" financed />
      </State>
      <State label="Registered">
        <DriveAway estimates={[estimate('NSW', 750, '2027-03-01'), ...ELSEWHERE]} home="NSW" financed={false} />
      </State>
    </States>
    <States title="Parts of a vehicle’s details" wide>
      {Object.entries(vehiclePlans).map(([layout, { titles }]) => (
        <State key={layout} label={layout}>
          <div data-vehicle-layout={layout}>
            <div data-vehicle-details="">
              <DetailsPart part="features" title={titles.features}>
                <FeatureList features={FEATURES} />
              </DetailsPart>
            </div>
          </div>
        </State>
      ))}
    </States>
  </>
)
