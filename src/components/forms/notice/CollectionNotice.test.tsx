import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defaultLegalTexts } from '@/src/domain/legal/defaultLegalTexts'
import { CollectionNotice } from './CollectionNotice'

const shown = (text: string): string =>
  renderToStaticMarkup(<CollectionNotice text={text} purpose="We use your details to answer." />)

test('LAW-08 the notice says what the details are for and links the privacy policy', () => {
  const builtIn = defaultLegalTexts.find(({ key }) => key === 'collectionNotice')?.wording ?? ''
  expect(shown(builtIn).replaceAll(/<[^>]+>/g, '')).toBe('We use your details to answer. See our privacy policy.')
  expect(shown(builtIn)).toContain('href="/privacy-policy"')
})

test('LAW-08 words of an operator keep the link where they put it', () => {
  expect(shown('Read the {privacy policy} first. {purpose}')).toMatch(
    /Read the <a [^>]*>privacy policy<\/a> first\. We use your details to answer\./,
  )
})
