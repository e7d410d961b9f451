import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withHints } from '@/src/domain/media/pictureHints'
import { Photo } from './Photo'

const blur = 'data:image/webp;base64,UklGRjYA'
const shown = (className?: string) =>
  renderToStaticMarkup(
    <Photo url={withHints('/a.webp', { focalX: 20, focalY: 80, blur })} alt="" className={className} />,
  )

test('GAL-19 CMS-04 its frame shows the tiny picture first, placed as the picture will be', () => {
  expect(shown()).toContain(`background:url(${blur}) 20% 80% / cover no-repeat;object-position:20% 80%`)
  expect(shown('object-contain')).toContain('20% 80% / contain no-repeat')
  expect(shown('object-cover lg:object-contain')).toContain('/ cover no-repeat')
  expect(renderToStaticMarkup(<Photo url={withHints('/a.webp', { blur })} alt="" />)).toContain('center / cover')
  expect(renderToStaticMarkup(<Photo url="/a.webp" alt="" />)).not.toContain('style')
})
