import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { mayQuote, type YouxAnswer, youxRequest } from '@/src/domain/finance/lenders/youxQuote'
import type { Car } from '@/src/domain/stock/car/Car'
import type { FinanceQuotes } from '@/src/services/financeQuote/FinanceQuotes'

/** A car whose quote failed is left alone for this long: every shopper would wait for the same failure. */
const AGAIN_AFTER_MS = 10 * 60 * 1000
const REMEMBERED = 2_000

type QuoteCar = Pick<Car, 'id' | 'year' | 'vin' | 'nvic' | 'youxQuote'>

interface Asked {
  answer: Promise<YouxAnswer | null>
  at: number
}

declare global {
  var askedQuotes: Map<string, Asked> | undefined
}

/** Stores a quote with the price it is for. Past the collection's hooks: a quote is no edit and is not in the index. */
const store = async ({ db }: Payload, carId: string, priceDollars: number, quote: YouxAnswer): Promise<void> => {
  await db.drizzle.execute(sql`
    UPDATE cars SET
      youx_quote_weekly_repayment_amount = ${quote.weeklyRepaymentAmount},
      youx_quote_advertised_rate = ${quote.advertisedRate},
      youx_quote_comparison_rate = ${quote.comparisonRate},
      youx_quote_quoted_price = ${priceDollars}
    WHERE id = ${carId}`)
}

interface Question {
  car: QuoteCar
  vin: string
  priceDollars: number
}

const ask = async (
  payload: Payload,
  { car, vin, priceDollars }: Question,
  quotes: FinanceQuotes,
): Promise<YouxAnswer | null> => {
  try {
    const { year, nvic } = car
    const quote = await quotes.quote(youxRequest({ purchasePrice: priceDollars, year, vin, nvic }))
    await store(payload, car.id, priceDollars, quote)
    return quote
  } catch (error) {
    payload.logger.warn({ err: error }, 'Finance quote')
    return null
  }
}

/**
 * A new finance quote for a car at its price, stored with the car (FIN-14, FIN-15). Null: none may be made (FIN-16), or
 * there is none (FIN-17). Shoppers who ask at the same time share one question; after a failure nobody asks for ten
 * minutes.
 */
export const quoteCar = (
  payload: Payload,
  car: QuoteCar,
  priceDollars: number,
  quotes: FinanceQuotes,
  now = Date.now(),
): Promise<YouxAnswer | null> => {
  if (!mayQuote(car, priceDollars) || car.vin === null) return Promise.resolve(null)
  const asked = (globalThis.askedQuotes ??= new Map())
  const key = `${car.id} ${priceDollars}`
  const known = asked.get(key)
  if (known && now - known.at < AGAIN_AFTER_MS) return known.answer
  const answer = ask(payload, { car, vin: car.vin, priceDollars }, quotes).then((quote) => {
    // A quote is with the car now; only a failure is worth remembering.
    if (quote) asked.delete(key)
    return quote
  })
  asked.delete(key)
  asked.set(key, { answer, at: now })
  const oldest = asked.keys().next()
  if (asked.size > REMEMBERED && !oldest.done) asked.delete(oldest.value)
  return answer
}
