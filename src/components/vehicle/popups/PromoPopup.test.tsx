import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { PromoPopup } from './PromoPopup'

// Nothing of the popup is drawn on the server: it opens in the browser, until the moment given here.
vi.mock('./PopupOnce', () => ({
  PopupOnce: ({ until }: { until: number | null }) => (
    <p>{until === null ? 'always' : new Date(until).toISOString()}</p>
  ),
}))

const drawn = (expiry: string | null, timeZone: string, now: string): string =>
  renderToStaticMarkup(<PromoPopup popup={{ content: 'Sale', expiry }} now={new Date(now)} timeZone={timeZone} />)

test.each([
  ['2026-06-30', 'Australia/Sydney', '2026-06-30T13:59:59.999Z'],
  // Daylight saving.
  ['2026-11-30', 'Australia/Sydney', '2026-11-30T12:59:59.999Z'],
  ['2026-11-30', 'Australia/Brisbane', '2026-11-30T13:59:59.999Z'],
  ['2026-11-30', 'Australia/Perth', '2026-11-30T15:59:59.999Z'],
  // The clocks go back in the night after this day.
  ['2026-04-04', 'Australia/Sydney', '2026-04-04T12:59:59.999Z'],
])(
  'CON-34 a popup shown until %s ends with that day on the clocks of %s, on the server as in the browser',
  (day, zone, end) => {
    expect(drawn(day, zone, '2026-01-01T00:00:00Z')).toBe(`<p>${end}</p>`)
    expect(drawn(day, zone, end)).toBe(`<p>${end}</p>`)
    expect(drawn(day, zone, new Date(Date.parse(end) + 1).toISOString())).toBe('')
  },
)

test('CON-34 a popup without a day of expiry has no end', () => {
  expect(drawn(null, 'Australia/Perth', '2099-01-01T00:00:00Z')).toBe('<p>always</p>')
})
