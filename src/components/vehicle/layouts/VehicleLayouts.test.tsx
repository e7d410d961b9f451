import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { vehicleLayouts } from './VehicleLayouts'
import type { VehicleParts } from './vehicleParts'

const mark = (name: string): ReactNode => <b>{name}</b>
const NAMES = [
  ...['pictures', 'name', 'highlights', 'price', 'underPrice', 'estimate', 'promises', 'main', 'contact'],
  ...['icons', 'factList', 'dataSheet', 'certified', 'place', 'details', 'callout', 'views', 'tools'],
]
const parts = Object.fromEntries(NAMES.map((name) => [name, mark(name)])) as unknown as VehicleParts
const EVERYWHERE = [
  ...['pictures', 'name', 'price', 'underPrice', 'estimate', 'promises', 'main', 'contact'],
  ...['certified', 'place', 'callout', 'views', 'tools', 'story', 'crumbs'],
]

test.each(Object.entries(vehicleLayouts))(
  'VDP-17 VDP-18 the layout %s has every part of the page once, its facts in one form, its buttons in a landmark',
  (_, Layout) => {
    const html = renderToStaticMarkup(
      <Layout parts={parts} crumbs={mark('crumbs')} details={mark('story')} beside={null} below={null} />,
    )
    const shown = [...html.matchAll(/<b>(\w+)<\/b>/g)].map(([, name]) => name)
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown).toEqual(expect.arrayContaining(EVERYWHERE))
    expect(['factList', 'dataSheet', 'details'].filter((name) => shown.includes(name))).toHaveLength(1)
    expect(html).toMatch(/<aside aria-label="Price and actions".*<b>main<\/b>.*<\/aside>/)
  },
)
