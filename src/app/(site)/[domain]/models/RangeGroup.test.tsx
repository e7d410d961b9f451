import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ModelGroup } from '@/src/domain/content/models/modelGroups'
import { modelTile, type ModelTile } from '@/src/domain/content/models/modelTile'
import type { StockCounts } from '@/src/domain/site/StockCounts'
import type { Site } from '@/tenants/Site'
import { isIndex, RangeGroup } from './RangeGroup'

const groupOf = (make: string, size: number): ModelGroup<ModelTile> => ({
  title: make,
  said: { make: { title: make, slug: make.toLowerCase() } },
  models: Array.from({ length: size }, (_, n) =>
    modelTile({ id: `${make}${n}`, name: `${make} ${n}`, slug: `${make}-${n}`, price_from: 30_000 + n }),
  ),
})
const counts = { bodies: [], makes: [], models: {} } as unknown as StockCounts
const siteOf = (modelLayout: Site['theme']['modelLayout']) => ({ theme: { modelLayout } }) as Site
const draw = (layout: Site['theme']['modelLayout'], ...groups: ModelGroup<ModelTile>[]) => {
  const [group] = groups
  if (!group) throw new Error('A group to draw is missing.')
  return renderToStaticMarkup(
    <RangeGroup site={siteOf(layout)} counts={counts} group={group} groups={groups} banner={null} />,
  )
}

test('RTE-29 where grades are told first, the range of several makes is an index; of one alone it is tiles', () => {
  const [ford, kia] = [groupOf('Ford', 3), groupOf('Kia', 2)]
  expect(isIndex(siteOf('grades'), [ford, kia])).toBe(true)
  expect(isIndex(siteOf('grades'), [ford])).toBe(false)
  expect(isIndex(siteOf('compare'), [ford, kia])).toBe(false)
  const discovers = (html: string) => html.includes('Discover')
  expect(discovers(draw('grades', ford, kia))).toBe(false)
  expect(discovers(draw('grades', ford))).toBe(true)
  expect(discovers(draw('compare', ford, kia))).toBe(true)
})

test('RTE-29 CON-17 the way to all of a make is the last of its tiles, with the make’s wide picture', () => {
  const [ford, kia] = [groupOf('Ford', 2), groupOf('Kia', 3)]
  const available = { here: { new: 4, demo: 0, used: 0 }, coming: { new: 0, demo: 0, used: 0 } }
  const listed = { label: 'Puma', slug: 'puma', href: '/search/ford/puma', total: 4, listed: available.here, available }
  const stocked = {
    ...counts,
    makes: [{ label: 'Ford', slug: 'ford', href: '/search/ford', total: 4 }],
    models: { ford: [listed] },
  }
  const html = renderToStaticMarkup(
    <RangeGroup
      site={siteOf('compare')}
      counts={stocked}
      group={ford}
      groups={[ford, kia]}
      banner="/studio/ford-wide.webp"
    />,
  )
  expect(html).toMatch(/ford-wide\.webp.*href="\/search\/ford"[^>]*>Every Ford we have</)
})

test('RTE-29 where figures come first, a range is rows of them; a long one is tiles, its kinds named in words', () => {
  const [ford, kia] = [groupOf('Ford', 3), groupOf('Kia', 2)]
  const hasFolded = (html: string) => html.includes('fold-box')
  expect(hasFolded(draw('figures', ford, kia))).toBe(false)
  const caravans = { ...groupOf('Jayco', 15), title: 'Caravans', said: { kind: 'caravan' } }
  const long = draw('figures', caravans, groupOf('Hino', 8))
  expect(long).toContain('Show all 15 caravans')
  expect(long).toContain('lg:grid-cols-3')
})

test('RTE-29 on a phone the tiles of one make of several are swiped, all of them; what is a row itself is not', () => {
  const [ford, kia] = [groupOf('Ford', 14), groupOf('Kia', 9)]
  expect(draw('compare', ford, kia)).toContain('phone-row')
  expect(draw('compare', ford, kia)).toMatch(/<label[^>]*max-sm:hidden[^>]*>Show all 14/)
  expect(draw('compare', ford)).not.toContain('phone-row')
  expect(draw('grades', ford, kia)).not.toContain('phone-row')
})

test('RTE-29 a long range folds each long make; the only one of a page is shown whole', () => {
  const [ford, kia] = [groupOf('Ford', 14), groupOf('Kia', 9)]
  for (const layout of ['grades', 'stage', 'compare', 'figures'] as const) {
    expect(draw(layout, ford, kia), layout).toContain('Show all 14 Ford models')
    expect(draw(layout, groupOf('Ford', 30)), layout).not.toContain('Show all')
    expect(draw(layout, groupOf('Ford', 9), groupOf('Kia', 9)), layout).not.toContain('Show all')
  }
})
