import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { mayQuote, type YouxAnswer, youxRequest } from '@/src/domain/finance/lenders/youxQuote'
import type { Car } from '@/src/domain/stock/car/Car'
import type { FinanceQuotes } from '@/src/services/financeQuote/quoteProvider'

/**
 * After a failed quote the car is not quoted again for this long; otherwise every shopper would wait for the same
 * failure.
 */
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

/**
 * Stores a quote with the price it is for. Written by SQL, without the collection's hooks: a quote is no edit and is
 * not indexed.
 */
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
 * Requests a finance quote for a car at its price and stores it with the car (FIN-14, FIN-15). Returns null when no
 * quote may be made (FIN-16) or none came (FIN-17). Simultaneous requests for one car share one call; after a failure
 * there is none for ten minutes.
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
    // A successful quote is stored with the car; only failures are remembered here.
    if (quote) asked.delete(key)
    return quote
  })
  asked.delete(key)
  asked.set(key, { answer, at: now })
  const oldest = asked.keys().next()
  if (asked.size > REMEMBERED && !oldest.done) asked.delete(oldest.value)
  return answer
}
