'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { z } from '@/src/components/admin/zod'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { shownPrice } from '@/src/domain/stock/pricing/shownPrice'
import { wasPriceReason } from '@/src/domain/stock/pricing/wasPriceReason'
import { useJson } from '../feeds/useJson'
import './prices.css'
import { wasPriceInWords } from './wasPriceInWords'

const dollars = z.number().nullable()
const pricesSchema = z.object({
  minDays: z.number(),
  periods: z.array(
    z.object({ from: z.string(), price: dollars, offer_price: dollars, listed: z.boolean(), source: z.string() }),
  ),
})

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)
const day = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })

/**
 * Under the prices of a car: whether its was-price is shown, else why not and from when, as one types; and the prices it
 * was advertised at (LAW-05).
 */
export const WasPriceNote = () => {
  const { id, lastUpdateTime } = useDocumentInfo()
  const { value } = useJson(id === undefined ? null : `/api/cars/${id}/prices`, pricesSchema, lastUpdateTime)
  const price = useFormFields(([fields]) => numberOf(fields.price?.value))
  const offer_price = useFormFields(([fields]) => numberOf(fields.offer_price?.value))
  const beforeDollars = useFormFields(([fields]) => numberOf(fields.before_price?.value))
  if (!value) return null
  const { minDays, periods } = value
  const shown = shownPrice({ price, offer_price })
  // An earlier price below the price that an offer reduces is no saving (PRC-20).
  const priceDollars = beforeDollars !== null && beforeDollars < (price ?? 0) ? price : shown
  const verdict = wasPriceReason({ beforeDollars, priceDollars, periods, minDays, now: new Date() })
  const words = wasPriceInWords(verdict, beforeDollars ?? 0, minDays)
  return (
    <div className="was-price">
      {words && (
        <p className={`was-price__verdict was-price__verdict--${words.tone}`} role="status">
          <strong>Was price</strong> {words.text}
        </p>
      )}
      {periods.length > 0 && (
        <details>
          <summary>Price history</summary>
          <ol>
            {periods.toReversed().map((period) => {
              const shown = shownPrice(period)
              return (
                <li key={period.from}>
                  <time dateTime={period.from}>{day(period.from)}</time>
                  <span>{shown === null ? 'No price' : formatDollars(shown)}</span>
                  <span>{period.listed ? 'advertised' : 'not on the website'}</span>
                  <span>{period.source === 'feed' ? 'by the feed' : 'by hand'}</span>
                </li>
              )
            })}
          </ol>
        </details>
      )}
    </div>
  )
}
