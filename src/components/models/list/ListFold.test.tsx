import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { foldedClass, foldSizes, ListFold } from './ListFold'

const first = { phone: 4, wide: 6 }

test('RTE-29 a long page shows the first of each long list; one that would hide a single model is shown whole', () => {
  expect(foldSizes(11, first, 39)).toEqual(first)
  expect(foldSizes(7, first, 39)).toEqual({ phone: 4, wide: 7 })
  expect(foldSizes(5, first, 39)).toEqual({ phone: 5, wide: 5 })
  expect(foldSizes(11, first, 20)).toEqual({ phone: 11, wide: 11 })
})

test('RTE-29 what is folded on a phone alone is shown in a wide window', () => {
  const classes = [3, 4, 6].map((index) => foldedClass(index, first))
  expect(classes[0]).toBe('')
  expect(classes[1]).toMatch(/^max-sm:.*:hidden$/)
  expect(classes[2]).toMatch(/^group-not-has-.*:hidden$/)
})

test('RTE-29 what is swiped on a phone is folded in a wide window alone', () => {
  const sizes = foldSizes(11, { phone: 11, wide: 6 }, 39)
  expect(foldedClass(5, sizes)).toBe('')
  expect(foldedClass(6, sizes)).toMatch(/^sm:.*:hidden$/)
  const list = renderToStaticMarkup(
    <ListFold id="all-of-toyota" noun="Toyota models" total={11} sizes={sizes}>
      <ul />
    </ListFold>,
  )
  expect(list).toMatch(/<input[^>]*max-sm:hidden/)
  expect(list).toMatch(/<label[^>]*max-sm:hidden/)
})

test('RTE-29 the rest of a list opens without script, and a choice above the lists shows what meets it', () => {
  const draw = (total: number, sizes = first) =>
    renderToStaticMarkup(
      <ListFold id="all-of-toyota" noun="Toyota models" total={total} sizes={sizes}>
        <ul />
      </ListFold>,
    )
  expect(draw(11)).toMatch(/<input id="all-of-toyota" type="checkbox"[^>]*><label for="all-of-toyota"/)
  expect(draw(11)).toContain('Show all 11 Toyota models')
  expect(draw(11)).toMatch(/<label[^>]*group-has-\[#need-any:not\(:checked\)\]\/range:hidden/)
  expect(draw(5, { phone: 4, wide: 5 })).toMatch(/<label[^>]*sm:hidden/)
  expect(draw(4, { phone: 4, wide: 4 })).toBe('<ul></ul>')
})
