import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { defaultLegalTexts } from '@/src/domain/legal/defaultLegalTexts'
import { legalTable } from '@/src/domain/legal/legalTexts'
import type { FormBlock as Block } from '@/src/payload-types'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import type { Site } from '@/tenants/Site'
import { FormBlock } from './Component'

vi.mock('@/src/components/sections/LazyEnquiryForm', () => ({ LazyEnquiryForm: () => 'The form itself' }))

const shown = (kind: Block['kind'], finance: boolean): string => {
  const site = {
    settings: { ...settingDefaults, gates: { ...settingDefaults.gates, finance } },
    locations: [],
    isGroup: false,
    legal: legalTable(defaultLegalTexts, new Date('2026-07-01T00:00:00Z')),
  } as Partial<Site> as Site
  return renderToStaticMarkup(
    createElement(FormBlock, { block: { blockType: 'form', tone: 'plain', layout: 'beside', kind }, site }),
  )
}

test('WAT-18 where finance asks for a sign-in, a finance form on an open page leads to the finance page', () => {
  expect(shown('finance', true)).toMatch(/<a [^>]*href="\/finance"[^>]*>Enquire about finance<\/a>/)
  expect(shown('finance', true)).not.toContain('The form itself')
  for (const [kind, gate] of [
    ['finance', false],
    ['service', true],
  ] as const)
    expect(shown(kind, gate)).toContain('The form itself')
})
