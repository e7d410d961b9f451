import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { cardRules } from '@/src/components/cards/CardRules'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { BadgeStates, ButtonStates } from './ButtonStates'
import { BrandStates } from './BrandStates'
import { CardStates } from './CardStates'
import { FieldStates } from './FieldStates'
import { FormState } from './live/FormStates'
import { ModelStates } from './ModelStates'
import { PeopleStates, PlaceStates } from './PlaceStates'
import { FinanceStates, HoursStates, WayStates } from './SmallStates'
import { StockStates } from './StockStates'
import { VehicleStates } from './VehicleStates'
import { ExampleStates, SceneStates } from './WideStates'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

test('A11Y-01 the states stand under their headings, no id twice', () => {
  const html = renderToStaticMarkup(
    <>
      <ButtonStates />
      <BadgeStates />
      <FieldStates />
      <FormState answer="idle" />
      <CardStates rules={cardRules(settingDefaults, new Date('2026-05-04T10:00:00Z'))} />
      <StockStates rules={cardRules(settingDefaults, new Date('2026-05-04T10:00:00Z'))} />
      <FinanceStates />
      <HoursStates today="2026-05-04" />
      <WayStates />
      <PlaceStates />
      <PeopleStates />
      <ModelStates />
      <BrandStates />
      <VehicleStates />
      <SceneStates />
      <ExampleStates />
    </>,
  )
  for (const words of [
    'JUST SOLD',
    'Reserved',
    'COMING SOON',
    'Photos coming soon',
    '$27,990',
    'PREORDER',
    '/ week',
    '48',
    'Fuel a year',
  ])
    expect(html).toContain(words)
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
