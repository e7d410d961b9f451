import { describe, expect, test } from 'vitest'
import { ownVehicleSchema } from './ownVehicleForm'
import { dueWords, serviceHref } from './ownVehicles'
import { servicePrefill } from './servicePrefill'
import { dueOf } from './vehicleReminders'

const form = (more: Record<string, unknown>) => ownVehicleSchema.safeParse({ make: 'Mazda', model: 'CX-5', ...more })
const said = (more: Record<string, unknown>): string[] =>
  (form(more).error?.issues ?? []).map(({ path }) => path.join('.'))

describe('the form of an own vehicle', () => {
  test('WAT-23 reads what people type', () => {
    const read = form({
      rego: 'abc-12 d',
      odometer: '41,000 km',
      year: ' 2021 ',
      rego_due: '2026-12-01',
      reminded: 'on',
    })
    expect(read.data).toMatchObject({
      ...{ id: '', rego: 'ABC12D', odometer: '41000', year: '2021', rego_due: '2026-12-01', service_due: '' },
      reminded: true,
    })
  })

  test('needs make and model, or a registration they can be looked up by', () => {
    expect(said({ make: '' })).toEqual(['make'])
    expect(said({ make: '', rego: 'ABC123' })).toEqual(['make'])
    expect(said({ make: '', model: '', rego: 'ABC123', state: 'NSW' })).toEqual([])
  })

  test('refuses days that are none, far years, and reminders of nothing', () => {
    expect(said({ rego_due: '2026-02-31' })).toEqual(['rego_due'])
    expect(said({ service_due: '2126-02-01' })).toEqual(['service_due'])
    expect(said({ reminded: 'on' })).toEqual(['rego_due'])
    expect(said({ year: '21', odometer: 'many', id: 'x' })).toEqual(['id', 'year', 'odometer'])
  })
})

test('WAT-23 a due day says how soon it is', () => {
  const at = (day: string) => dueWords(day, '2026-11-25')
  expect(at('2026-11-24')).toEqual({ text: 'Was due on 24/11/2026', presses: 'past' })
  expect(at('2026-11-25')).toEqual({ text: 'Today', presses: 'soon' })
  expect(at('2026-11-26')).toEqual({ text: 'In 1 day, 26/11/2026', presses: 'soon' })
  expect(at('2026-12-25')).toEqual({ text: 'In 30 days, 25/12/2026', presses: 'soon' })
  expect(at('2026-12-26')).toEqual({ text: '26/12/2026', presses: 'no' })
})

test('WAT-23 a reminder says what is due and when', () => {
  const today = '2026-11-25'
  expect(dueOf({ kind: 'rego', day: '2026-12-25' }, today)).toBe('Registration ends in 30 days, on 25/12/2026')
  expect(dueOf({ kind: 'service', day: '2026-11-26' }, today)).toBe('Service is due in 1 day, on 26/11/2026')
  expect(dueOf({ kind: 'service', day: today }, today)).toBe('Service is due today')
  expect(dueOf({ kind: 'rego', day: '2026-11-01' }, today)).toBe('Registration ended on 01/11/2026')
})

test('the service form starts with the vehicle, and a campaign’s address with nothing', () => {
  const href = serviceHref({ year: 2021, make: 'Mazda', model: 'CX-5', rego: 'ABC123', odometer: 41_000 })
  const { pathname, search, hash } = new URL(href, 'http://x.test')
  expect([pathname, hash]).toEqual(['/service', '#service-booking'])
  expect(servicePrefill(search)).toEqual({ vehicle: '2021 Mazda CX-5', rego: 'ABC123', odometer: '41000' })
  expect(servicePrefill('?utm_source=mail&vehicle=%20')).toBeNull()
})
