import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { PaymentKey, PaymentProvider, PaymentState } from '@/src/domain/checkout/PaymentProvider'
import { inTransaction } from '../sql/inTransaction'
import {
  confirmPaid,
  endHold,
  findReservation,
  noteReference,
  noteRefund,
  oweRefund,
  release,
  type Reservation,
} from './reservations'
import { type PaymentBook, type Providers, settlePayment } from './settlePayment'
import { tellLead } from './tellLead'

const keyOf = ({ id, account, reference }: Reservation): PaymentKey => ({ key: id, account, reference })

const markCar = async (req: PayloadRequest, id: string, reserved: boolean): Promise<void> => {
  await req.payload.update({ collection: 'cars', id, data: { reserved }, overrideAccess: true, depth: 0, req })
}

const changeTo = async (
  req: PayloadRequest,
  { id, state }: Reservation,
  found: PaymentState,
): Promise<Reservation | null> => {
  if (found.kind === 'open') {
    await noteReference(req, id, found.reference)
    return null
  }
  if (found.kind === 'unpaid') return release(req, id)
  if (found.kind === 'refunded') {
    const changed = await noteRefund(req, id)
    if (changed && state === 'paid') await markCar(req, changed.car, false)
    return changed
  }
  const confirmed = await confirmPaid(req, id, found.reference)
  if (confirmed) await markCar(req, confirmed.car, true)
  return confirmed ?? oweRefund(req, id, found.reference)
}

/**
 * Reservation, car and lead change in one transaction, each once however often it is told. What was paid too late is owed back.
 */
const record = async (
  req: PayloadRequest,
  reservation: Reservation,
  found: PaymentState,
  { sandbox }: Pick<PaymentProvider, 'sandbox'>,
): Promise<void> => {
  const changed = await changeTo(req, reservation, found)
  if (changed) await tellLead(req, changed, sandbox)
}

export const reservationBook: PaymentBook<Reservation> = {
  read: findReservation,
  keyOf,
  isWanted: ({ state, isOver }) => state === 'pending' && !isOver,
  isBeginning: () => false,
  record,
  owed: () => undefined,
  noteRefund: (req, reservation, provider) =>
    record(req, reservation, { kind: 'refunded', reference: reservation.reference ?? '' }, provider),
}

/** Ends a reservation whose time has passed, unless its deposit is being paid: that is settled first. */
const endOver = async (payload: Payload, { id, state }: Reservation, sandbox: boolean): Promise<void> => {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    const ended = await endHold(req, id)
    if (!ended) return
    if (state === 'paid') await markCar(req, ended.car, false)
    await tellLead(req, ended, sandbox)
  })
}

const readReservation = async (payload: Payload, id: string): Promise<Reservation | null> =>
  findReservation(await createLocalReq({}, payload), id)

/** A reservation as it is, and its payment as the provider has it; null: the provider was not asked. */
export interface Settled {
  reservation: Reservation
  found: PaymentState | null
}

/**
 * Brings a reservation in line with what the payment company knows, whoever asks and in whatever order: the worker, a webhook,
 * the shopper who comes back.
 *
 * @param isLeft the shopper has left the payment: what is not paid by now is closed, and the car free
 * @throws when the payment company does not answer; nothing is lost, it is asked again
 */
export const settleReservation = async (
  payload: Payload,
  id: string,
  providers: Providers,
  { isLeft = false }: { isLeft?: boolean } = {},
): Promise<Settled | null> => {
  const stored = await readReservation(payload, id)
  if (!stored) return null
  const provider = stored.provider === null ? null : providers(stored.provider)
  if (stored.isOver) await endOver(payload, stored, provider?.sandbox ?? false)
  const reservation = (await readReservation(payload, id)) ?? stored
  const { payment, found } = await settlePayment(payload, reservationBook, reservation, { providers, isLeft })
  return { reservation: payment, found }
}
