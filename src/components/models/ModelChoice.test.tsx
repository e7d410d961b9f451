import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { modelTile } from '@/src/domain/content/models/modelTile'
import { isWorthComparing, ModelChoice } from './ModelChoice'

const models = ['5', '5', '5', '7'].map((seats, at) =>
  modelTile({ id: `${at}`, name: `Model ${at}`, slug: `model-${at}`, grades: [{ seats }] }),
)
const needsOf = (shown: typeof models): (string | undefined)[] =>
  [...renderToStaticMarkup(<ModelChoice models={shown} />).matchAll(/id="need-(\w+)"/g)].map(([, key]) => key)

test('RTE-29 one need is a choice already, beside any; without one all are shown', () => {
  expect(needsOf(models)).toEqual(['any', 'seven'])
  expect(needsOf(models.slice(0, 3))).toEqual([])
})

test('RTE-29 a few models are seen at a glance', () => {
  expect(isWorthComparing(models)).toBe(true)
  expect(isWorthComparing(models.slice(0, 3))).toBe(false)
})
