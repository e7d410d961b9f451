import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { modelRange } from '@/src/domain/content/models/modelRange'
import { ModelGrades } from './ModelGrades'

test('RTE-28 what a caravan is compared by has rows of its own, and what none has has none', () => {
  const grades = [
    { name: 'Touring', features: 'Berths: 2\nATM: 2,480 kg' },
    { name: 'Outback', features: 'Berths: 4' },
  ]
  const html = renderToStaticMarkup(
    <ModelGrades name="Journey" grades={modelRange({ name: 'Journey', grades }).grades} />,
  )
  const rows = [...html.matchAll(/<th scope="row"[^>]*>([^<]+)/g)].map(([, label]) => label)
  expect(rows).toEqual(['Berths', 'ATM'])
  expect(html).toContain('–')
})
