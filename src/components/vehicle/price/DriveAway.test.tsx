import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DriveAway as Estimate } from '@/src/domain/onRoad/driveAway'
import { DriveAway } from './DriveAway'

const estimate = (state: Estimate['state'], total: number, office: string): Estimate => ({
  ...{ state, total, price: 20_000, duty: total - 21_000, registration: 400, ctp: 600, registeredUntil: null },
  charges: {
    validFrom: '2026-07-01',
    office,
    source: `https://${state.toLowerCase()}.example`,
    note: `Note of ${state}.`,
  },
})

const html = renderToStaticMarkup(
  <DriveAway
    estimates={[estimate('NSW', 21_600, 'Revenue NSW'), estimate('WA', 21_700, 'RevenueWA')]}
    home="WA"
    financed={false}
  />,
)

test('LAW-04 LAW-05 the car’s own state is said first, figure by figure, and every other state once', () => {
  const summary = /<summary[\s\S]*<\/summary>/.exec(html)?.[0] ?? ''
  expect(summary.replace(/<[^>]*>/g, '')).toBe('Estimated drive-away in WA $21,700An estimate, not a quote')
  expect(html.match(/<dt[^>]*>[^<]*/g)?.length).toBe(5)
  expect(html.match(/<li/g)?.length).toBe(1)
  expect(/<li[\s\S]*<\/li>/.exec(html)?.[0].replace(/<[^>]*>/g, '')).toBe(
    'NSW $21,600Stamp duty $600 (Revenue NSW, from 01/07/2026), registration $400, CTP $600. Note of NSW.',
  )
})

test('a car whose price includes the charges has no estimate', () => {
  expect(renderToStaticMarkup(<DriveAway estimates={[]} home="NSW" financed />)).toBe('')
})
