import { expect, test } from 'vitest'
import { needAttention, type Standing } from './attention'
import { counted } from '../counted'
import { listHref } from './listHref'

const well: Standing = {
  id: '1',
  name: 'Apex',
  forSale: 12,
  overdueLeads: 0,
  feeds: [{ active: true, age: 'fresh', held: 0, lastState: 'done' }],
  refusedCars: 0,
}

test('CMS-02 a dealership that is well needs no attention, and one that is not says why, the most urgent first', () => {
  expect(needAttention([well])).toEqual([])
  const feeds = [
    { active: true, age: 'overdue', held: 2, lastState: 'failed' },
    { active: false, age: 'overdue', held: 0, lastState: 'failed' },
  ] as const
  const late = { ...well, id: '2', name: 'Bay', overdueLeads: 3 }
  const bad = { ...well, id: '3', name: 'Cove', forSale: 0, overdueLeads: 1, feeds, refusedCars: 1 }
  expect(needAttention([well, late, bad])).toEqual([
    {
      id: '3',
      name: 'Cove',
      reasons: [
        '1 lead overdue',
        '2 deliveries waiting for approval',
        '1 feed failed',
        '1 feed without a delivery for a day',
        'No car for sale',
        '1 car refused by the search',
      ],
    },
    { id: '2', name: 'Bay', reasons: ['3 leads overdue'] },
  ])
})

test('CMS-02 what the reader may not see is no reason, nor is a group without cars of its own', () => {
  expect(needAttention([{ ...well, forSale: null, overdueLeads: null, feeds: null, refusedCars: null }])).toEqual([])
})

test('CMS-02 a link leads to the filtered list, and numbers have their words', () => {
  expect(listHref('cars')).toBe('/admin/collections/cars')
  const href = listHref('offers', [
    ['expiry', 'greater_than', '2026-11-25T00:00:00.000Z'],
    ['_status', 'equals', 'published'],
  ])
  expect(decodeURIComponent(href)).toBe(
    '/admin/collections/offers?where[or][0][and][0][expiry][greater_than]=2026-11-25T00:00:00.000Z' +
      '&where[or][0][and][1][_status][equals]=published',
  )
  expect([counted(1, 'car'), counted(0, 'car'), counted(1204, 'car'), counted(2, 'delivery', 'deliveries')]).toEqual([
    '1 car',
    '0 cars',
    '1,204 cars',
    '2 deliveries',
  ])
})
