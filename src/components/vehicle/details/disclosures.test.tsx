import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { carFixture } from '@/src/domain/stock/car/carFixture.testing'
import { variantSchema } from '@/src/domain/stock/car/carParts'
import { specGroups } from '@/src/domain/stock/specifications/specGroups'
import { DealerComments } from './DealerComments'
import { DetailsPart } from './DetailsPart'
import { dialogOfHash } from '../enquiry/dialogOfHash'
import { KeyInformation } from './KeyInformation'
import { factsSaid } from '../buying/VehicleFacts'
import { FeatureList, Specifications } from './Specifications'

/** The part of a page that shows before anything is opened. */
const closed = (html: string): string => html.replace(/<details[\s\S]*<\/details>/, '')
const count = (html: string, tag: string): number => html.split(`<${tag}`).length - 1

describe('what a vehicle page shows at once, and what behind a control', () => {
  test('VDP-04 comments over 400 characters are cut at a word, with more and less', () => {
    const long = renderToStaticMarkup(<DealerComments comments={'word '.repeat(100)} />)
    expect(long).toContain('Read more')
    expect(long).toContain('Read less')
    const first = />((?:word ?)+…)</.exec(long)?.[1] ?? ''
    expect(first.length).toBeGreaterThan(380)
    expect(first.length).toBeLessThanOrEqual(401)
    expect(renderToStaticMarkup(<DealerComments comments={'x'.repeat(400)} />)).not.toContain('Read more')
  })

  test('VDP-05 no comments: they are pending', () => {
    for (const comments of [null, '', '  \n'])
      expect(renderToStaticMarkup(<DealerComments comments={comments} />)).toContain(
        'Dealer comments are pending. Please check back here later.',
      )
  })

  test('VDP-09 eight features, the others behind Show All and Hide', () => {
    const features = (many: number) => Array.from({ length: many }, (_, index) => `Feature ${index + 1}`)
    const nine = renderToStaticMarkup(<FeatureList features={features(9)} />)
    expect(count(closed(nine), 'li')).toBe(8)
    expect(count(nine, 'li')).toBe(9)
    expect(nine).toContain('Show All')
    expect(nine).toContain('Hide')
    expect(renderToStaticMarkup(<FeatureList features={features(8)} />)).not.toContain('Show All')
  })

  test('VDP-02 four facts, the others behind Show More and Show Less', () => {
    const rows = Array.from({ length: 6 }, (_, index) => ({ label: `Fact ${index}`, value: 'x' }))
    const html = renderToStaticMarkup(<KeyInformation rows={rows} />)
    expect(count(closed(html), 'dt')).toBe(4)
    expect(count(html, 'dt')).toBe(6)
    expect(html).toContain('Show More')
    expect(html).toContain('Show Less')
  })

  test('VDP-08 CAR-39 CAR-40 every specification is there once, the rest behind Show All Specs', () => {
    const sizes = { vehiclelength: 4_375, vehiclewidth: 1_790, vehicleheight: 1_435 }
    const variant = variantSchema.parse({
      power: 125,
      torque: 250,
      cylinders: 4,
      fuelcapacity: 50,
      ancaprating: 5,
      ...sizes,
    })
    const car = carFixture({ body: 'Hatchback', drive: 'Front Wheel Drive', colour: 'White', gearnum: 6, variant })
    const groups = specGroups(car).filter(({ key }) => key !== 'featured')
    expect(groups.map(({ key }) => key)).toEqual(['specifications', 'summary'])
    const html = renderToStaticMarkup(<Specifications groups={groups} />)
    const shown = (tag: string) =>
      [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'g'))].map(([, text]) => text)
    const rows = groups.flatMap((group) => group.rows)
    expect(shown('dt')).toEqual(rows.map(({ label }) => label))
    expect(shown('dd')).toEqual(rows.map(({ value }) => value))
    expect(count(closed(html), 'dt')).toBe(10)
    expect(html).toContain('Show All Specs')
    expect(renderToStaticMarkup(<Specifications groups={groups.slice(1)} />)).not.toContain('Show All Specs')
  })

  test('VDP-08 what the page has said before waits behind Show All Specs', () => {
    const car = carFixture({ variant: variantSchema.parse({ power: 125, fuelcapacity: 50, vehiclelength: 4_375 }) })
    const groups = specGroups(car).filter(({ key }) => key === 'specifications')
    const html = renderToStaticMarkup(<Specifications groups={groups} said={factsSaid(car)} />)
    expect(factsSaid(car)).toContain('Engine power')
    expect(closed(html)).not.toContain('Engine power')
    expect(closed(html)).toContain('Tank capacity')
    expect(html).toContain('Engine power')
    const all = new Set(groups.flatMap(({ rows }) => rows.map(({ label }) => label)))
    expect(count(closed(renderToStaticMarkup(<Specifications groups={groups} said={all} />)), 'dt')).toBeGreaterThan(0)
  })

  test('VDP-42 links lead to dialogs, but to no form the car does not offer', () => {
    expect(dialogOfHash('#test-drive', ['enquiry', 'test-drive'])).toBe('test-drive')
    expect(dialogOfHash('#test-drive', ['enquiry'])).toBeNull()
    expect(dialogOfHash('#phone', [])).toBe('phone')
    expect(dialogOfHash('#finance-info', [])).toBe('finance')
    expect(dialogOfHash('#vehicle-map', ['enquiry'])).toBeNull()
    expect(dialogOfHash('', ['enquiry'])).toBeNull()
  })
})

test('VDP-06 VDP-07 a part that few read is in the page, on a phone folded under its heading', () => {
  const html = renderToStaticMarkup(
    <DetailsPart part="delivery" title="Delivery" folds>
      <p>Your postcode</p>
    </DetailsPart>,
  )
  expect(html).toMatch(/<details class="phone-fold[^>]*><summary[^>]*><h2[^>]*>Delivery/)
  expect(html).toMatch(/<\/summary><div[^>]*><p>Your postcode/)
})
