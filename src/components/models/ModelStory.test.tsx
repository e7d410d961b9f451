import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { modelRange } from '@/src/domain/content/models/modelRange'
import type { StoryBand } from '@/src/domain/content/models/page/modelStory'
import { FigureValue } from './FigureValue'
import { GradePlans } from './grades/GradePlans'
import { ModelStory } from './ModelStory'

const picture = { url: '/inside.webp', alt: 'The driver’s seat', caption: null }
const band: StoryBand = {
  title: 'Inside the Sportage',
  picture,
  equipment: [
    { text: 'Bluetooth Connectivity', grade: null },
    { text: 'Heated Seats', grade: 'GT-Line' },
  ],
  facts: [{ label: 'Seats', value: '5' }],
}

test('RTE-28 a part of a model’s story has a heading, a picture that is described, and what the data say', () => {
  for (const layout of ['grades', 'stage', 'compare', 'figures'] as const) {
    const html = renderToStaticMarkup(<ModelStory bands={[band]} layout={layout} />)
    expect(html).toContain('aria-labelledby="story-0"')
    expect(html).toContain('alt="The driver’s seat"')
    expect(html).toMatch(/Heated Seats.*from GT-Line/)
    expect(html).toMatch(/Seats<\/dt>.*5<\/dd>/)
  }
  expect(renderToStaticMarkup(<ModelStory bands={[]} layout="stage" />)).toBe('')
})

test('a figure’s ‘Up to’ stands small before its number, and is still read with it', () => {
  const html = renderToStaticMarkup(<FigureValue value="Up to 172 kW" />)
  expect(html).toMatch(/Up to<\/span>.*172 kW/)
  expect(renderToStaticMarkup(<FigureValue value="5.4 m" />)).toMatch(/^<span[^>]*>5.4 m<\/span>$/)
})

test('RTE-28 the floor plan of the chosen grade is shown; one without a plan says so', () => {
  const { grades } = modelRange({ name: 'Journey', grades: [{ name: 'Touring' }, { name: 'Outback' }] })
  const html = renderToStaticMarkup(<GradePlans label="Floor plan" plans={[picture, null]} grades={grades} />)
  expect(html).toMatch(/#grade-0:checked[^"]*"><a href="\/inside\.webp"/)
  expect(html).toMatch(/#grade-1:checked[^"]*"><p[^>]*>Floor plan of the Outback: on request/)
})
