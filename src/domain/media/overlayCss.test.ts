import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlayCss, type PictureOverlay } from './overlayCss'

const ribbon: PictureOverlay = { kind: 'ribbon', place: 'bottom-right', shownOn: [], words: 'EOFY sale', tone: 'brand' }

test('CMS-04 a ribbon lies on the pictures it was made for, cars of every type where none is named', () => {
  expect(overlayCss([])).toBe('')
  expect(overlayCss([ribbon])).toMatch(
    /^\[data-picture=new\]::after,\[data-pictures=new\] \[data-frame\]::after,.*used\] \[data-frame\]::after\{content:"EOFY sale"/,
  )
  expect(overlayCss([{ ...ribbon, shownOn: ['offer'] }])).toMatch(/^\[data-picture=offer\]::after\{/)
})

test('CMS-04 a watermark beside a ribbon, the newest of a kind on top', () => {
  const mark: PictureOverlay = {
    kind: 'watermark',
    place: 'middle',
    shownOn: ['used'],
    url: '/api/media/file/mark.webp',
    opacityPercent: 40,
    widthPercent: 25,
  }
  const css = overlayCss([ribbon, { ...ribbon, words: 'Older' }, mark])
  expect(css).toContain('opacity:0.4')
  expect(css).toContain('[data-picture=used]::before')
  expect(css.indexOf('Older')).toBeLessThan(css.indexOf('EOFY sale'))
})

test('CMS-04 no words of an editor get out of the style sheet', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 32 }), (words) => {
      const [, content = ''] = /content:"(.*?)";position/s.exec(overlayCss([{ ...ribbon, words }])) ?? []
      return !/[<>"'{};&]/.test(content) && !/\n/.test(content)
    }),
  )
})
