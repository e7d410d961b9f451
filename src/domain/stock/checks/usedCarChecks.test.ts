import { describe, expect, test } from 'vitest'
import { usedCarChecks } from './usedCarChecks'

const now = new Date('2026-06-01T00:00:00Z')
const car = { car_type: 'used', status: 'in_stock', make: 'Mazda', certified: false, rego_expiry: null, file: null }
const settings = { vdp: { inspection: null }, plugins: ['Autogauge'], warranty: { usedYears: null } }
const keys = (...args: Parameters<typeof usedCarChecks>) => usedCarChecks(...args).map(({ key }) => key)

describe('used-car checks', () => {
  test('VDP-03 nothing is promised that nobody said', () => {
    expect(usedCarChecks(car, settings, now)).toEqual([])
  })

  test('VDP-03 inspection, PPSR, history report, warranty and registration, each where it is so', () => {
    const said = {
      vdp: { inspection: '120-point workshop inspection' },
      plugins: ['PPSR Report'],
      warranty: { usedYears: 3 },
    }
    const known = { ...car, certified: true, rego_expiry: '2026-11-30T00:00:00Z', file: { url: '/report.pdf' } }
    expect(keys(known, said, now)).toEqual(['certified', 'inspection', 'ppsr', 'history', 'warranty', 'registration'])
    const checks = usedCarChecks(known, said, now)
    expect(checks.find(({ key }) => key === 'history')?.href).toBe('/report.pdf')
    expect(checks.find(({ key }) => key === 'warranty')?.title).toBe('3-year warranty')
    expect(checks.find(({ key }) => key === 'registration')?.text).toBe('Until 30/11/2026.')
  })

  test('VDP-03 used cars only, and no registration that has run out or soon will', () => {
    const said = { ...settings, warranty: { usedYears: 3 } }
    expect(keys({ ...car, car_type: 'new' }, said, now)).toEqual([])
    expect(keys({ ...car, car_type: 'demo' }, said, now)).toEqual([])
    expect(keys({ ...car, rego_expiry: '2026-06-30T00:00:00Z' }, said, now)).toEqual(['warranty'])
    expect(keys({ ...car, rego_expiry: '2026-07-01T00:00:00Z' }, said, now)).toEqual(['warranty', 'registration'])
  })
})
