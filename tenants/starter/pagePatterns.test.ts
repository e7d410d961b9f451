import { expect, test } from 'vitest'
import { siteBlocks } from '@/blocks/pickerOrder'
import { pagePattern, pagePatterns } from './pagePatterns'

const known = new Set(siteBlocks.map(({ slug }) => slug))

test.each(pagePatterns)(
  'CON-16 CMS-01 the pattern $key has sections that exist, and a form its button leads to',
  ({ sections }) => {
    const made = sections()
    expect(made.filter(({ blockType }) => !known.has(blockType))).toEqual([])
    expect(made.filter(({ blockType, anchor }) => blockType === 'form' && anchor === 'enquire')).toHaveLength(1)
    expect(made[0]).toMatchObject({ blockType: 'hero', heading: '', button: { href: '#enquire' } })
  },
)

test('CMS-01 a form that fills in a pattern changes no other', () => {
  Object.assign(pagePatterns[0]?.sections()[0] ?? {}, { heading: 'Mine' })
  expect(pagePatterns[0]?.sections()[0]?.heading).toBe('')
  expect(pagePattern('landing-page')?.name).toBe('Landing page')
  expect(pagePattern(['event'])).toBeNull()
})
