import { demoTenants } from '@/tenants/demo/demoTenants'
import type { DemoTenant, StockPlan } from '@/tenants/demo/DemoTenant'
import { LeadsShown } from '../pictures/LeadsShown'
import type { StudioLibrary } from '../pictures/StudioLibrary'
import type { DemoCar } from './DemoCar'
import { generateStock } from './generateStock'

export interface DemoStock {
  demo: DemoTenant
  plan: StockPlan
  cars: DemoCar[]
}

/** The stock of every demo dealership that has one, on a day: made together, because they share the studio's pictures. */
export const demoStocks = (library: StudioLibrary, now: Date): DemoStock[] => {
  const leads = new LeadsShown()
  return demoTenants.flatMap((demo) =>
    demo.stock
      ? [
          {
            demo,
            plan: demo.stock,
            cars: generateStock({ plan: demo.stock, locations: demo.locations, library, leads, now }),
          },
        ]
      : [],
  )
}
