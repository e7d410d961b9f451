import { apexMotorGroup } from './apex-motor-group'
import { bigRigLeisure } from './big-rig-leisure'
import type { DemoTenant } from './DemoTenant'
import { harbourCity } from './harbour-city'
import { northlineMazda } from './northline-mazda'
import { secondGear } from './second-gear'

/** The demo dealerships (TEN-17), one for each variant; the group comes last because its members must exist first. */
export const demoTenants: readonly DemoTenant[] = [
  harbourCity,
  secondGear,
  northlineMazda,
  bigRigLeisure,
  apexMotorGroup,
]
