import { formatDay } from '../specifications/specValue'
import { isRegistered } from './isRegistered'

export interface UsedCarCheck {
  key: 'inspection' | 'ppsr' | 'history' | 'certified' | 'warranty' | 'registration'
  title: string
  text: string
  /** Link to a document that proves it; null when there is none. */
  href: string | null
}

interface CheckedCar {
  car_type: string
  status: string
  make: string
  certified: boolean
  rego_expiry: string | null
  file: { url: string } | null
}

interface CheckSettings {
  vdp: { inspection: string | null }
  plugins: readonly string[]
  warranty: { usedYears: number | null }
}

const certified = ({ certified, make }: CheckedCar): UsedCarCheck[] =>
  certified
    ? [{ key: 'certified', title: 'Certified', text: `Meets the ${make} certified pre-owned standard.`, href: null }]
    : []

const inspection = ({ vdp }: CheckSettings): UsedCarCheck[] =>
  vdp.inspection ? [{ key: 'inspection', title: 'Inspected', text: vdp.inspection, href: null }] : []

const ppsr = ({ plugins }: CheckSettings): UsedCarCheck[] =>
  plugins.includes('PPSR Report')
    ? [
        {
          key: 'ppsr',
          title: 'PPSR checked',
          text: 'Searched on the Personal Property Securities Register for money owing, theft and write-off.',
          href: null,
        },
      ]
    : []

const history = ({ file }: CheckedCar): UsedCarCheck[] =>
  file
    ? [{ key: 'history', title: 'History report', text: 'Read the full report for this vehicle.', href: file.url }]
    : []

const warranty = ({ warranty: { usedYears } }: CheckSettings): UsedCarCheck[] =>
  usedYears
    ? [
        {
          key: 'warranty',
          title: `${usedYears}-year warranty`,
          text: 'Standard on our used vehicles. Ask us for the terms.',
          href: null,
        },
      ]
    : []

/** One that soon ends is no point in a car's favour: its date is among the facts only. */
const registration = ({ rego_expiry }: CheckedCar, now: Date): UsedCarCheck[] =>
  isRegistered(rego_expiry, now)
    ? [{ key: 'registration', title: 'Registered', text: `Until ${formatDay(rego_expiry)}.`, href: null }]
    : []

/**
 * What was checked on a used car (VDP-03); none for new and demo cars. Only what is true of this car or what the
 * dealership has said in its settings: its inspection (`vdp.inspection`), PPSR searches (`plugins`), the history report
 * (CAR-25), its warranty (CON-36), registration that does not end soon.
 */
export const usedCarChecks = (car: CheckedCar, settings: CheckSettings, now: Date): UsedCarCheck[] =>
  car.car_type === 'used'
    ? [
        ...certified(car),
        ...inspection(settings),
        ...ppsr(settings),
        ...history(car),
        ...warranty(settings),
        ...registration(car, now),
      ]
    : []
