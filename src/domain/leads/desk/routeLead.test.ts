import { expect, test } from 'vitest'
import { type LeadRuleFacts, routeLead, type RoutedLead } from './routeLead'

const rule = (over: Partial<LeadRuleFacts & { name: string }> = {}) => ({
  name: 'all',
  priority: 100,
  categories: [],
  makes: [],
  locationIds: [],
  hours: 'any' as const,
  ...over,
})
const lead: RoutedLead = { category: 'Test Drive', vehicle_make: 'Toyota', locationId: 'north', isOpen: true }
const chosen = (rules: ReturnType<typeof rule>[], of: Partial<RoutedLead> = {}) =>
  routeLead(rules, { ...lead, ...of })?.name

test('CRM-04 the first rule by priority that fits a lead’s type, make and location', () => {
  const rules = [
    rule({ priority: 100 }),
    rule({ name: 'drives', priority: 1, categories: ['test drive'] }),
    rule({ name: 'toyota', priority: 2, makes: ['TOYOTA'] }),
    rule({ name: 'south', priority: 0, locationIds: ['south'] }),
  ]
  expect(chosen(rules)).toBe('drives')
  expect(chosen(rules, { category: 'Enquiry' })).toBe('toyota')
  expect(chosen(rules, { locationId: 'south' })).toBe('south')
  expect(chosen(rules, { category: 'Enquiry', vehicle_make: 'Mazda', locationId: null })).toBe('all')
})

test('CRM-04 by time of day', () => {
  const rules = [rule({ name: 'day', hours: 'open', priority: 1 }), rule({ name: 'night', hours: 'closed' })]
  expect(chosen(rules)).toBe('day')
  expect(chosen(rules, { isOpen: false })).toBe('night')
  expect(chosen(rules, { isOpen: null })).toBe('day')
})
