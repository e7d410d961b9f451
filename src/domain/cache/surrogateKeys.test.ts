import { expect, test } from 'vitest'
import { purgedKeys, surrogateKeys } from './surrogateKeys'
import { tagsFor } from './tags'

const alone = () => []
const isPurged = (path: string, tag: string, sitesShowing: (id: string) => string[] = alone): boolean => {
  const keys = new Set(surrogateKeys('t1', path))
  return purgedKeys([tag], sitesShowing).some((key) => keys.has(key))
}

test('TEN-15 no purge of one dealership reaches a page of another', () => {
  for (const tag of [
    tagsFor.site('t2'),
    tagsFor.stock('t2'),
    tagsFor.content('t2', 'blogs'),
    tagsFor.carSlug('t2', 'x'),
  ])
    for (const path of ['/', '/search', '/cars/x']) expect(isPurged(path, tag)).toBe(false)
})

test("a car's page goes with its own changes and the frame's, not with every change of the stock", () => {
  expect(isPurged('/cars/2021-kia', tagsFor.carSlug('t1', '2021-kia'))).toBe(true)
  expect(isPurged('/cars/2021-kia/share.jpg', tagsFor.carSlug('t1', '2021-kia'))).toBe(true)
  expect(isPurged('/cars/2021-kia', tagsFor.carSlug('t1', '2021-kia-2'))).toBe(false)
  expect(isPurged('/cars/2021-kia', tagsFor.stock('t1'))).toBe(false)
  expect(isPurged('/cars/2021-kia', tagsFor.content('t1', 'reviews'))).toBe(false)
  for (const tag of [tagsFor.site('t1'), tagsFor.stockSummary('t1'), tagsFor.content('t1', 'navigation')])
    expect(isPurged('/cars/2021-kia', tag)).toBe(true)
})

test.each(['/', '/search', '/search/used-cars', '/about-us', '/blogs/x', '/cars', '/cars/x/y/z'])(
  '%s goes with any change its sections may show',
  (path) => {
    for (const tag of [tagsFor.site('t1'), tagsFor.stock('t1'), tagsFor.content('t1', 'offers')])
      expect(isPurged(path, tag)).toBe(true)
  },
)

test.each(['/', '/search', '/about-us', '/cars/2021-kia'])(
  "LAW-02 %s goes with a change of the platform's globals",
  (path) => {
    expect(isPurged(path, tagsFor.platform('legal-texts'))).toBe(true)
  },
)

test("a group's pages go with a member's changes", () => {
  const showing = (id: string) => (id === 'member' ? ['t1'] : [])
  expect(isPurged('/search', tagsFor.stock('member'), showing)).toBe(true)
  expect(isPurged('/contact-us', tagsFor.content('member', 'locations'), showing)).toBe(true)
  expect(isPurged('/cars/x', tagsFor.content('member', 'locations'), showing)).toBe(true)
  expect(isPurged('/cars/x', tagsFor.content('member', 'reviews'), showing)).toBe(false)
})

test('keys fit into one response header, whatever is asked for', () => {
  for (const path of ['/', `/cars/${'a'.repeat(200)}`, `/cars/${'a'.repeat(5000)}`, '/cars/%0d%0a'])
    expect(surrogateKeys('11111111-1111-4111-8111-111111111111', path).join(' ').length).toBeLessThan(1000)
})
