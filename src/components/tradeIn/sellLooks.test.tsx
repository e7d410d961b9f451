import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FormLook } from '@/src/domain/content/sectionLooks'
import { SellSteps } from './SellSteps'
import { WorkedExample } from './WorkedExample'

const looks: FormLook[] = ['beside', 'flipped', 'centred']
const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ')

test.each(looks)('RTE-05 the steps as %s: each in order, what to bring as a list of its own', (look) => {
  const steps = [
    { title: 'Now: a range', text: 'Two minutes.' },
    { title: 'Your day', text: 'Half an hour.\n- All keys\n- Photo ID' },
  ]
  const html = renderToStaticMarkup(<SellSteps steps={steps} look={look} />)
  expect(textOf(html)).toMatch(/Now: a range.*Two minutes\..*Your day.*Half an hour\..*All keys.*Photo ID/)
  expect(html).toMatch(/^<ol/)
  expect(html.match(/<ul/g)).toHaveLength(1)
})

test.each(looks)('LEA-31 the example as %s says its figure, each condition and the rest', (look) => {
  const html = renderToStaticMarkup(
    <WorkedExample
      look={look}
      vehicle={{ year: 2021, make: 'Mazda', model: 'CX-5', odometerKm: 60_000 }}
      picture={null}
      asked={{ text: '$24,990', basis: 'Excl. Govt. Charges', odometerKm: 58_200, href: '/cars/one-like-it' }}
      start="#estimate"
      estimate={{ low: 15_600, high: 20_600, method: 'By hand.', count: 5 }}
      conditions={[{ answer: 'Fair', means: 'Dents.', low: 14_400, high: 19_000 }]}
      others={[{ label: 'Keys', answers: [{ answer: 'One', dollars: -200 }] }]}
    />,
  )
  for (const said of ['60,000 km', 'Excl. Govt. Charges', '−$200', 'This is not an offer.'])
    expect(textOf(html)).toContain(said)
  expect(html).toContain('$14,400 – $19,000')
})
