import { z } from 'zod'
import type { Limit } from './Bench.ts'
import { counted, limit, rowsOf } from './drills.ts'
import { ask, jsonOf } from './http.ts'
import type { Stand } from './stand.ts'

const charge = z.object({ reservation: z.string(), cents: z.number(), refundedCents: z.number() })
const ledgerSchema = z.object({ ledger: charge.array(), counts: z.record(z.string(), z.number()) })

/** The payment company's control port. */
export const paymentControl = (port: number) => {
  const call = async (command: string, asked: Record<string, string> = {}): Promise<unknown> =>
    jsonOf(await ask(port, `127.0.0.1:${port}`, `/${command}?${new URLSearchParams(asked).toString()}`))
  return {
    ledger: async () => ledgerSchema.parse(await call('ledger')),
    stall: (path: string) => call('stall', { path }),
    stalled: async (): Promise<number> => z.object({ stalled: z.number() }).parse(await call('stalled')).stalled,
    mend: () => call('mend'),
    silent: (isOn: boolean) => call('silent', { on: isOn ? 'yes' : 'no' }),
    forge: (reservation: string) => call('forge', { reservation }),
  }
}

export type PaymentControl = ReturnType<typeof paymentControl>

const stored = z.object({
  id: z.string(),
  car: z.string(),
  state: z.string(),
  deposit: z.string(),
  cents: z.coerce.number(),
})

const storedRows = (stand: Stand) =>
  rowsOf(
    stand,
    stored,
    `SELECT id::text, car_id::text AS car, state::text, payment_state::text AS deposit, amount_cents AS cents
     FROM reservations WHERE payment_provider = 'stripe'`,
  )

/** Whether our tables say of a deposit what the payment company's ledger says. */
const agrees = (deposit: string, found: z.infer<typeof charge> | undefined): boolean => {
  if (!found) return deposit === 'failed'
  return found.refundedCents === 0 ? deposit === 'paid' : deposit === 'refunded' && found.refundedCents === found.cents
}

/** The payment company's ledger against our tables, row by row in both directions. */
export const accountFor = async (
  stand: Stand,
  control: PaymentControl,
): Promise<{ limits: Limit[]; rows: string[][] }> => {
  const { ledger, counts } = await control.ledger()
  const rows = await storedRows(stand)
  const ids = new Set(rows.map(({ id }) => id))
  const chargesOf = Map.groupBy(ledger, ({ reservation }) => reservation)
  const twice = [...chargesOf.values()].filter((charges) => charges.length > 1).length
  const lost = ledger.filter(({ reservation }) => !ids.has(reservation)).length
  const apart = rows.filter(({ id, deposit }) => !agrees(deposit, chargesOf.get(id)?.[0]))
  const wrongSum = rows.filter(({ id, cents }) => (chargesOf.get(id)?.[0]?.cents ?? cents) !== cents).length
  const open = rows.filter(({ deposit }) => deposit === 'pending' || deposit === 'refund_due').length
  const heldFor = Map.groupBy(
    rows.filter(({ state }) => state === 'pending' || state === 'paid'),
    ({ car }) => car,
  )
  const carsTwice = [...heldFor.values()].filter((held) => held.length > 1).length
  const marks = await counted(
    stand,
    `SELECT count(*) FROM cars WHERE id IN (SELECT car_id FROM reservations WHERE payment_provider = 'stripe')
       AND coalesce(reserved, false) IS DISTINCT FROM EXISTS (
         SELECT FROM reservations WHERE car_id = cars.id AND state = 'paid' AND payment_state = 'paid')`,
  )
  const silentLeads = await counted(
    stand,
    `SELECT count(*) FROM reservations LEFT JOIN leads ON leads.id = lead_id
     WHERE payment_provider = 'stripe' AND (leads.id IS NULL OR leads.workflow = 'held')`,
  )
  const returned = ledger.filter(({ refundedCents }) => refundedCents > 0).length
  return {
    limits: [
      limit('Nothing is charged twice', `${twice} of ${chargesOf.size} reservations`, twice === 0),
      limit('Nothing paid is lost', `${lost} charges without a reservation`, lost === 0),
      limit(
        'The payment company’s ledger and our tables agree, row by row',
        `${apart.length} of ${rows.length} differ, ${wrongSum} in the amount`,
        apart.length === 0 && wrongSum === 0,
      ),
      limit('No payment is left in between', `${open} open`, open === 0),
      limit(
        'No car is held twice, and each is marked as it is',
        `${carsTwice} twice, ${marks} marked wrongly`,
        carsTwice + marks === 0,
      ),
      limit('Each reservation’s lead reached the dealership', `${silentLeads} did not`, silentLeads === 0),
      limit('Forged and stale events are refused', `${counts.takenForged ?? 0} taken`, counts.takenForged === 0),
    ],
    rows: [
      ['reservations begun', String(rows.length)],
      ['deposits charged', String(ledger.length)],
      ['returned of them', String(returned)],
      ['events told by the payment company', String(counts.told)],
      ['told again under the same id', String(counts.toldAgain)],
      ['never told', String(counts.untold)],
      ['forged or stale, refused', String(counts.refusedForged)],
    ],
  }
}
