import { DELIVERY_MESSAGES, postcodeProblem } from '@/src/domain/locations/deliveryEstimate'

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

const ask = async (postcode: string): Promise<DeliveryAnswer> => {
  const response = await fetch(`/api/delivery-estimate?postcode=${encodeURIComponent(postcode)}`)
  const { name, price, error }: Reply = await response.json()
  if (name === undefined || price === undefined) return error ? { kind: 'none', message: error.message } : unknown
  return { kind: 'found', name, price }
}

/** What delivery to a typed postcode costs; a message where it cannot be said (LOC-13..15, ERR-20..22). */
export const askDelivery = async (typed: string): Promise<DeliveryAnswer> => {
  const postcode = typed.trim()
  const problem = postcodeProblem(postcode)
  return problem ? { kind: 'none', message: problem } : ask(postcode).catch(() => unknown)
}
