import { expect, test } from 'vitest'
import { deskTasks } from './deskTasks'

const places = { home: '/admin/collections/pages/1', dealership: '/admin/collections/tenants/1' }
const labels = (...roles: string[]) =>
  deskTasks({ tenants: roles.map((role) => ({ role })) }, places).map(({ label }) => label)

test('CMS-01 CMS-05 everybody’s desk has what they may do, and nothing else', () => {
  expect(labels('sales')).toEqual(['Leads', 'What shoppers do'])
  expect(labels('marketer')).toEqual([
    'What shoppers do',
    'New offer',
    'New page',
    'Home page',
    'Menus',
    'Promo cards',
    'Holidays',
    'Why is this off?',
  ])
  expect(labels('dealership-admin')).toEqual(labels('sales', 'marketer', 'dealership-admin'))
  expect(labels('dealership-admin')).toContain('Look and settings')
  expect(deskTasks({ role: 'platform-admin' }, places)).toHaveLength(11)
  expect(deskTasks(null, places)).toEqual([])
})
