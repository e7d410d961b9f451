import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoPhotos } from './NoPhotos'

test('TEN-11 a car without photos says so, and offers to send some where they can be asked for', () => {
  const asking = renderToStaticMarkup(<NoPhotos itemType="caravan" canAsk />)
  expect(asking).toContain('Photos are on their way')
  expect(asking).toContain('href="#photos"')
  expect(asking).toContain('lucide-caravan')
  expect(renderToStaticMarkup(<NoPhotos itemType="car" canAsk={false} />)).not.toContain('#photos')
})
