import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Theme } from '@/tenants/Site'
import { resolveTheme } from '@/tenants/theme/resolveTheme'
import { EnquiryHero } from '../enquiry/EnquiryHero'

const hero = (pageHead: Theme['pageHead']): string => {
  const { theme } = resolveTheme({ template: 'default', overrides: { pageHead } })
  const actions = [
    { label: 'Value my car', href: '#valuation' },
    { label: 'Call us', href: '#phone' },
  ]
  const page = { path: '/sell-your-car', title: 'Sell your car', text: 'Two minutes.', image: null, actions }
  return renderToStaticMarkup(<EnquiryHero site={{ origin: 'https://own.test', theme }} {...page} />)
}

test('TEN-03 the top of a page stands on dark or on light ground as the theme says, its buttons with it', () => {
  for (const look of ['plain', 'dark'] as const) {
    expect(hero(look)).toMatch(/<div data-ground="ink"[^>]* class="[^"]*on-dark/)
    expect(hero(look)).toMatch(/href="#valuation" class="[^"]*bg-white/)
  }
  for (const look of ['open', 'centred'] as const) {
    expect(hero(look)).not.toContain('on-dark')
    expect(hero(look)).toMatch(/href="#valuation" class="[^"]*bg-brand/)
  }
  expect(hero('dark')).toContain('data-hero="dark"')
})
