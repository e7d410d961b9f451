import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tagsFor, tenantOfTag } from './tags'

test('TEN-15 every tag names its kind and the tenant or car it belongs to', () => {
  expect(tagsFor.site('t1')).toBe('site:t1')
  expect(tenantOfTag(tagsFor.platform('lenders'))).toBeNull()
  expect(tagsFor.stock('t1')).toBe('stock:t1')
  expect(tagsFor.stockSummary('t1')).toBe('stock-summary:t1')
  expect(tagsFor.carSlug('t1', '2021-toyota')).toBe('car-slug:t1:2021-toyota')
  expect(tagsFor.content('t1', 'offers')).toBe('content:t1:offers')
})

test('TEN-15 two tenants never share a tag', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), fc.string(), (one, other, name) => {
      fc.pre(one !== other)
      expect(tagsFor.carSlug(one, name)).not.toBe(tagsFor.carSlug(other, name))
      expect(tagsFor.content(one, name)).not.toBe(tagsFor.content(other, name))
    }),
  )
})
