import type { AustralianState } from '@/src/domain/locations/states'

/** What a duty is worked out on: the whole value, or what lies above the step's lower end. */
export type DutyPart = 'whole' | 'excess'

/** One step of a duty table: from above `above` dollars of value up to the next step. */
export interface DutyStep {
  above: number
  /** Dollars due in any case. */
  base: number
  /** Percent of `of`. */
  rate: number
  of: DutyPart
  /** Percent at the next step's lower end, for a rate that climbs evenly with the value; null: the rate is fixed. */
  climbsTo: number | null
}

export const dutyVehicles = ['any', 'passenger', 'goods'] as const
export const dutyConditions = ['any', 'new', 'used'] as const
export const dutyPowers = ['any', 'electric', 'plugIn', 'hybridOrElectric'] as const

/** The duty of the vehicles that fit; of several tables of a state the first that fits counts. */
export interface DutyTable {
  vehicles: (typeof dutyVehicles)[number]
  condition: (typeof dutyConditions)[number]
  power: (typeof dutyPowers)[number]
  /** Cylinders, both ends included; null: no limit there. A vehicle whose cylinders are not known fits none with a limit. */
  cylindersFrom: number | null
  cylindersTo: number | null
  /** Grams of CO2 a kilometre at most; null: any. */
  co2To: number | null
  /** A part of so many dollars counts as a whole one; 1: the value is taken as it is. */
  perDollars: number
  /** The least duty, in dollars. */
  minimum: number
  steps: readonly DutyStep[]
}

/** What a state or territory asks of who registers a vehicle, from one day on. */
export interface StateCharges {
  state: AustralianState
  /** Day from which the duty is in force, as YYYY-MM-DD. */
  validFrom: string
  /** The office whose page says so, and that page. */
  office: string
  source: string
  /** Twelve months of registration of an ordinary car with plates, and its compulsory insurance; estimates in dollars. */
  registration: number
  ctp: number
  /** What the tables cannot say, for shoppers; '' when nothing. */
  note: string
  duty: readonly DutyTable[]
}
