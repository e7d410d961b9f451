import { DELIVERY_MESSAGES, DELIVERY_PATH } from '@/src/domain/locations/delivery/deliveryEstimate'

export interface DeliveryCost {
  name: string
  /** Dollars. */
  price: number
}

interface Reply extends Partial<DeliveryCost> {
  error?: { message: string }
}

/** Price of home delivery, or an error message (LOC-13..15, ERR-22). */
export const askDelivery = async (query: URLSearchParams): Promise<DeliveryCost | { problem: string }> => {
  try {
    const response = await fetch(`${DELIVERY_PATH}?${query.toString()}`)
    const { name, price, error }: Reply = await response.json()
    if (name !== undefined && price !== undefined) return { name, price }
    return { problem: error?.message ?? DELIVERY_MESSAGES.unknown }
  } catch {
    return { problem: DELIVERY_MESSAGES.unknown }
  }
}
