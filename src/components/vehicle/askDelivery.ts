import { DELIVERY_MESSAGES, DELIVERY_PATH, postcodeProblem } from '@/src/domain/locations/deliveryEstimate'

export type DeliveryAnswer =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'found'; name: string; price: number }
  | { kind: 'none'; message: string }

interface Reply {
  name?: string
  price?: number
  error?: { message: string }
}

const unknown: DeliveryAnswer = { kind: 'none', message: DELIVERY_MESSAGES.unknown }

const ask = async (postcode: string, carId: string | null): Promise<DeliveryAnswer> => {
  const query = new URLSearchParams({ postcode, ...(carId ? { car_id: carId } : {}) })
  const response = await fetch(`${DELIVERY_PATH}?${query.toString()}`)
  const { name, price, error }: Reply = await response.json()
  if (name === undefined || price === undefined) return error ? { kind: 'none', message: error.message } : unknown
  return { kind: 'found', name, price }
}

/** What delivery of a car to a typed postcode costs; a message where it cannot be said (LOC-13..15, ERR-20..22). */
export const askDelivery = async (typed: string, carId: string | null): Promise<DeliveryAnswer> => {
  const postcode = typed.trim()
  const problem = postcodeProblem(postcode)
  return problem ? { kind: 'none', message: problem } : ask(postcode, carId).catch(() => unknown)
}
