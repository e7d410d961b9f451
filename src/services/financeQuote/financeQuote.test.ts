import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mayQuote, youxRequest, youxRequestSchema } from '@/src/domain/finance/lenders/youxQuote'
import { localQuotes, youxQuotes } from './quoteProvider'

const question = youxRequest({ purchasePrice: 31_990, year: 2021, vin: 'JM0KF4WLA00123456', nvic: 'ABC21A' })

/** A stand-in for youx on this machine: what it was sent, and what it answers next. */
const youx = {
  asked: [] as { method?: string; type?: string; key?: string; body: unknown }[],
  status: 200,
  answer: '{}',
}
let server: Server
let url: string

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { 'content-type': type, authorization: key } = request.headers
    youx.asked.push({ method: request.method, type, key, body: JSON.parse(await bodyOf(request)) })
    response.writeHead(youx.status, { 'content-type': 'application/json', location: '/elsewhere' }).end(youx.answer)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/quote`
})
afterAll(() => server.close())
beforeEach(() => Object.assign(youx, { asked: [], status: 200, answer: '{}' }))

describe('youx over HTTP', () => {
  const ask = () => youxQuotes({ url, key: 'key-of-the-dealership' }).quote(question)

  test('FIN-14 posts the specified JSON with the key', async () => {
    youx.answer = '{"weeklyRepaymentAmount":143.9,"advertisedRate":6.29,"comparisonRate":8.19,"lender":"ignored"}'
    await ask()
    expect(youx.asked).toEqual([
      {
        method: 'POST',
        type: 'application/json',
        key: 'Bearer key-of-the-dealership',
        body: {
          selfAssessedCreditScore: 'GREAT',
          purchasePrice: 31_990,
          loanTerm: 5,
          year: 2021,
          vin: 'JM0KF4WLA00123456',
          nvic: 'ABC21A',
          whoIsHelping: '',
        },
      },
    ])
  })

  test('FIN-15 FIN-03 answers with repayment, advertised and comparison rate', async () => {
    youx.answer = '{"weeklyRepaymentAmount":143.9,"advertisedRate":6.29,"comparisonRate":8.19}'
    expect(await ask()).toEqual({ weeklyRepaymentAmount: 143.9, advertisedRate: 6.29, comparisonRate: 8.19 })
  })

  test.each([
    [500, '{}'],
    [302, '{}'],
    [401, '{"message":"key-of-the-dealership is unknown"}'],
    [200, 'not json'],
    [200, '{"weeklyRepaymentAmount":143.9,"advertisedRate":6.29}'],
    [200, '{"weeklyRepaymentAmount":0,"advertisedRate":6.29,"comparisonRate":8.19}'],
    [200, '{"weeklyRepaymentAmount":"143","advertisedRate":6.29,"comparisonRate":8.19}'],
  ])('FIN-17 %i %s is no quote, and the failure never names the key', async (status, answer) => {
    Object.assign(youx, { status, answer })
    const failure = await ask().then(
      () => 'answered',
      (error: unknown) => String(error),
    )
    expect(failure).not.toBe('answered')
    expect(failure).not.toContain('key-of-the-dealership')
  })
})

test('FIN-45 without an account: the example rates, no deposit, five years', async () => {
  const quote = await localQuotes.quote({ ...question, purchasePrice: 30_000 })
  expect(quote).toEqual({ weeklyRepaymentAmount: 134.55, advertisedRate: 6.29, comparisonRate: 8.19 })
})

test('FIN-16 no quote at a price of 0, for a car that has one, or without a VIN', () => {
  const car = { vin: 'JM0KF4WLA00123456', youxQuote: null }
  expect(mayQuote(car, 31_990)).toBe(true)
  expect(mayQuote(car, 0)).toBe(false)
  expect(mayQuote({ ...car, vin: null }, 31_990)).toBe(false)
  const youxQuote = { weeklyRepaymentAmount: 140, advertisedRate: 6.29, comparisonRate: 8.19 }
  expect(mayQuote({ ...car, youxQuote }, 31_990)).toBe(false)
})

test('FIN-14 a question that is not the specified one is refused', () => {
  expect(youxRequestSchema.safeParse(question).success).toBe(true)
  for (const change of [
    { purchasePrice: 0 },
    { loanTerm: 7 },
    { selfAssessedCreditScore: 'POOR' },
    { vin: '' },
    { whoIsHelping: 'x' },
  ])
    expect(youxRequestSchema.safeParse({ ...question, ...change }).success).toBe(false)
})
