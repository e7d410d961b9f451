import type { DutyStep, DutyTable, StateCharges } from './StateCharges'

const step = (above: number, rate: number, more: Partial<DutyStep> = {}): DutyStep => ({
  ...{ above, rate, base: 0, of: 'whole', climbsTo: null },
  ...more,
})

/** A rate of what lies above the step, after the duty of everything below it. */
const over = (above: number, base: number, rate: number): DutyStep => step(above, rate, { base, of: 'excess' })

const table = (steps: DutyStep[], more: Partial<DutyTable> = {}): DutyTable => ({
  ...{ vehicles: 'any', condition: 'any', power: 'any', cylindersFrom: null, cylindersTo: null, co2To: null },
  ...{ perDollars: 100, minimum: 0 },
  ...more,
  steps,
})

/** Queensland adds two points for the whole of a value above $100,000. */
const queensland = (rate: number, more: Partial<DutyTable> = {}): DutyTable =>
  table([step(0, rate), step(100_000, rate + 2)], more)

const per200 = { perDollars: 200 } as const
const victoria = (rate: number, more: Partial<DutyTable>): DutyTable => table([step(0, rate)], { ...per200, ...more })

/**
 * Charges until an operator changes them. Duty is as the states' offices publish it; registration and CTP are rounded
 * figures for an ordinary private car in its capital city, because weight, suburb and insurer decide them.
 */
export const defaultCharges: readonly StateCharges[] = [
  {
    state: 'NSW',
    validFrom: '2024-01-01',
    office: 'Revenue NSW',
    source: 'https://www.revenue.nsw.gov.au/taxes-duties-levies-royalties/motor-vehicle-duty',
    registration: 470,
    ctp: 560,
    note: '',
    duty: [table([step(0, 3), over(45_000, 1350, 5)], { vehicles: 'passenger' }), table([step(0, 3)])],
  },
  {
    state: 'VIC',
    validFrom: '2024-07-01',
    office: 'State Revenue Office Victoria',
    source: 'https://www.sro.vic.gov.au/rates-taxes-duties-and-levies/motor-vehicle-duty-current-rates',
    registration: 380,
    ctp: 590,
    note: 'The higher rates begin at the luxury car tax threshold; primary producers pay less.',
    duty: [
      victoria(2.7, { vehicles: 'goods', condition: 'new' }),
      victoria(4.2, { vehicles: 'goods' }),
      // A green car emits 120 g of CO2 a kilometre or less.
      victoria(4.2, { co2To: 120 }),
      table([step(0, 4.2), step(80_567, 5.2), step(100_000, 7), step(150_000, 9)], per200),
    ],
  },
  {
    state: 'QLD',
    validFrom: '2018-07-01',
    office: 'Queensland Government',
    source: 'https://www.qld.gov.au/transport/registration/fees/duty',
    registration: 480,
    ctp: 390,
    note: 'Where the listing does not say how many cylinders there are, four are taken.',
    duty: [
      queensland(2, { power: 'hybridOrElectric' }),
      queensland(3.5, { cylindersFrom: 5, cylindersTo: 6 }),
      queensland(4, { cylindersFrom: 7 }),
      queensland(3),
    ],
  },
  {
    state: 'SA',
    validFrom: '2011-07-01',
    office: 'RevenueSA',
    source: 'https://www.revenuesa.sa.gov.au/stamp-duty-vehicles/stamp-duty-vehicle-home-page',
    registration: 340,
    ctp: 330,
    note: '',
    duty: [
      table([step(0, 1), over(1000, 10, 2), over(2000, 30, 3)], { vehicles: 'goods', minimum: 5 }),
      table([step(0, 1), over(1000, 10, 2), over(2000, 30, 3), over(3000, 60, 4)], { minimum: 5 }),
    ],
  },
  {
    state: 'WA',
    validFrom: '2008-07-01',
    office: 'RevenueWA',
    source: 'https://www.wa.gov.au/organisation/department-of-treasury-and-finance/vehicle-licence-duty',
    registration: 460,
    ctp: 490,
    note: 'A new vehicle’s duty is worked out on the maker’s list price, which may differ.',
    duty: [table([step(0, 2.75), step(25_000, 2.75, { climbsTo: 6.5 }), step(50_000, 6.5)], { perDollars: 1 })],
  },
  {
    state: 'TAS',
    validFrom: '2023-07-01',
    office: 'Transport Services Tasmania',
    source: 'https://www.transport.tas.gov.au/fees_forms/registration_fees/accordian/duty_rates',
    registration: 320,
    ctp: 330,
    note: '',
    duty: [
      table([step(0, 0, { base: 20 }), step(600, 3)], { vehicles: 'goods' }),
      table([step(0, 0, { base: 20 }), step(600, 3), over(35_000, 1050, 11), step(40_000, 4)]),
    ],
  },
  {
    state: 'ACT',
    validFrom: '2025-09-01',
    office: 'ACT Revenue Office',
    source: 'https://www.revenue.act.gov.au/duties/motor-vehicle-duty',
    registration: 560,
    ctp: 410,
    note: 'The rates of vehicles without an emissions rating are used; with a rating the duty may be lower or higher.',
    duty: [
      table([step(0, 2.5), over(80_000, 2000, 8)], { power: 'electric' }),
      table([step(0, 3), over(45_000, 1350, 5), over(80_000, 3100, 8)]),
    ],
  },
  {
    state: 'NT',
    validFrom: '2022-07-01',
    office: 'Northern Territory Government',
    source:
      'https://nt.gov.au/driving/rego/getting-an-nt-registration/get-electric-vehicle-registration-and-stamp-duty-concessions',
    registration: 200,
    ctp: 610,
    note: 'Until 30 June 2027 plug-in vehicles pay $1,500 less duty, and no registration fee.',
    duty: [table([step(0, 0), over(50_000, 0, 3)], { power: 'plugIn' }), table([step(0, 3)])],
  },
]
